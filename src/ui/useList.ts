import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { errorKey } from './state/errorText'

/** One page of a list that loads page by page. */
export interface ListPage<T> {
  items: readonly T[]
  /** For the next page; null at the end. */
  cursor: string | null
}

/** A list that loads page by page. `more`: whether the next page loads, or could not be loaded. */
export type ListState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'ready'; more: 'idle' | 'loading' | 'failed'; isReplacing: boolean } & ListPage<T>)

/** Changes a list that has loaded. */
const change =
  (fields: { more: 'loading' | 'failed' }) =>
  <T>(now: ListState<T>): ListState<T> =>
    now.status === 'ready' ? { ...now, ...fields } : now

export interface ListHandle<T> {
  list: ListState<T>
  /** Loads it anew, as far as it has loaded. */
  reload(): Promise<void>
  /** Loads the next page; where that fails, the list stays and a toast says why. */
  loadMore(): Promise<void>
  /** Changes the items that have loaded, see list/listEdits.ts. */
  edit(change: (items: readonly T[]) => readonly T[]): void
}

/**
 * @param fetchPage stable while the list is the same
 * @param keeps whether the items stay, with `isReplacing`, until those of another `fetchPage` are there
 */
export const useList = <T extends { readonly id: string }>(
  fetchPage: (cursor: string | null) => Promise<ListPage<T>>,
  { keeps = false }: { keeps?: boolean } = {},
): ListHandle<T> => {
  const { element, t } = useIsland()
  const toast = useSetAtom(showToast)
  const [list, setList] = useState<ListState<T>>({ status: 'loading' })
  // An answer that comes after the list was asked for anew is of no use.
  const run = useRef(0)
  const load = useCallback(
    async (from: string | null, atLeast = 0) => {
      if (from !== null) setList(change({ more: 'loading' }))
      const own = from === null ? ++run.current : run.current
      try {
        let { items, cursor } = await fetchPage(from)
        while (items.length < atLeast && cursor !== null) {
          const next = await fetchPage(cursor)
          items = [...items, ...next.items]
          cursor = next.cursor
        }
        if (own !== run.current) return
        setList((now) => {
          const before = from === null || now.status !== 'ready' ? [] : now.items
          return { status: 'ready', items: [...before, ...items], cursor, more: 'idle', isReplacing: false }
        })
      } catch (error) {
        if (own !== run.current) return
        if (from === null) return setList({ status: 'failed', error })
        setList(change({ more: 'failed' }))
        toast(element, { kind: 'error', message: t(errorKey(error)) })
      }
    },
    [fetchPage, element, t, toast],
  )
  useEffect(() => {
    setList((now) => (keeps && now.status === 'ready' ? { ...now, isReplacing: true } : { status: 'loading' }))
    void load(null)
  }, [load, keeps])
  return {
    list,
    reload: () => load(null, list.status === 'ready' ? list.items.length : 0),
    loadMore: async () => {
      if (list.status === 'ready') await load(list.cursor)
    },
    edit: (edit) => setList((now) => (now.status === 'ready' ? { ...now, items: edit(now.items) } : now)),
  }
}
