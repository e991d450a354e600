import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { onPageQueryChange, removePageQuery, setPageQuery } from '../../kit/pageQuery'

/**
 * Changes parameters of a page's query; null removes one.
 * @param push adds an entry to the history; replaces the current one unless set
 */
export type ChangeQuery = (changes: Readonly<Record<string, string | null>>, options?: { push?: boolean }) => void

/** The query of a page of `<geuin-app>`. */
interface PageQuery {
  /** From its question mark; '' for none. */
  readonly text: string
  readonly change: ChangeQuery
}

/** Null where a page stands outside of an app: its query is the document's then. */
export const PageQueryContext = createContext<PageQuery | null>(null)

/** Changes the query of the document's address, and leaves the parameters of others as they are. */
export const changePageQuery: ChangeQuery = (changes, { push = false } = {}) => {
  const names = Object.keys(changes)
  const isRemoved = (name: string) => changes[name] === null
  for (const [at, name] of names.filter((it) => !isRemoved(it)).entries())
    setPageQuery(name, changes[name], { push: push && at === 0 })
  removePageQuery(names.filter(isRemoved), { push: push && names.every(isRemoved) })
}

/** The query of the page, as it is drawn. */
export const usePageQuery = () => {
  const own = use(PageQueryContext)
  const search = useSyncExternalStore(onPageQueryChange, () => location.search)
  const { text, change } = own ?? { text: search, change: changePageQuery }
  const parameters = useMemo(() => new URLSearchParams(text), [text])
  return { parameters, change }
}
