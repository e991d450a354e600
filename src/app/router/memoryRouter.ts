import { uniqueId } from '../../kit/uniqueId'
import { createVisits, type Router } from './router'

/** An app that leaves the page's address alone, as a widget in somebody's page. */
export const memoryRouter = (): Router => {
  const visits = createVisits({ path: '/', query: '', key: uniqueId(), by: 'first' })
  return {
    ...visits,
    go: (address) => {
      const [path = '', query = ''] = address.split(/(?=\?)/)
      visits.show({ path, query, key: uniqueId(), by: 'link' })
    },
    start: () => () => undefined,
  }
}
