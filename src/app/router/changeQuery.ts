import type { ChangeQuery } from '../../ui/page/PageQuery'
import type { Router } from './router'

/** Changes the query of the visit that shows, where the app keeps it and not the page's address. */
export const changeQueryOf =
  ({ visit, go }: Router): ChangeQuery =>
  (changes, { push = false } = {}) => {
    const { path, query } = visit()
    const all = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes))
      if (value === null) all.delete(name)
      else all.set(name, value)
    const text = all.toString()
    go(text ? `${path}?${text}` : path, { replace: !push })
  }
