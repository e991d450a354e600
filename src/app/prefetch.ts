import { needElement } from '../kit/elements'
import { matchPath } from './match'
import { routes } from './routes'

/** Loads the code of a path's page. @throws when a file can't be loaded; the next call tries again */
export const loadPath = async (path: string): Promise<void> => {
  const match = matchPath(path)
  if (!match) return
  const { view, element } = routes[match.page]
  await Promise.all([view.loaded() ? undefined : view.load(), element && needElement(element)])
}

/** Loads it ahead, with what its element draws: the page says itself when that fails. */
export const prefetchPath = (path: string): void => {
  const { page } = matchPath(path) ?? {}
  const element = page && routes[page].element
  const drawn = element && import('./elementViews').then(({ elementViews }) => elementViews[element]?.())
  Promise.all([loadPath(path), drawn]).catch(() => undefined)
}
