/**
 * The bridge between query-core, which owns the life of a request, and jotai, which the views read. An atom made here
 * watches its query while something uses it; nothing runs for an atom that nobody uses.
 */
import {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core'
import { type Atom, atom, type Getter } from 'jotai/vanilla'
import type { ApiError } from './http'
import { queryClient } from './queryClient'

/** What the bridge needs of an observer; both kinds fit. */
interface Observer<O, R> {
  setOptions(options: O): void
  getOptimisticResult(options: O): R
  getCurrentResult(): R
  subscribe(listener: (result: R) => void): () => void
}

const bridge = <O extends { queryKey: QueryKey }, R>(
  getOptions: (get: Getter) => O,
  observe: (options: O) => Observer<O, R>,
): Atom<R> => {
  // One observer for all options that come: it can then keep the last data while a new key loads.
  const observerAtom = atom<() => { current?: Observer<O, R> }>(() => {
    const holder = {}
    return () => holder
  })
  const resultAtomAtom = atom((get) => {
    const holder = get(observerAtom)()
    const options = queryClient().defaultQueryOptions(getOptions(get) as never) as never as O
    // Without it the first result of a query that is about to load says that nothing loads.
    Object.assign(options, { _optimisticResults: 'optimistic' })
    holder.current ??= observe(options)
    const observer = holder.current
    observer.setOptions(options)
    const resultAtom = atom(observer.getOptimisticResult(options))
    resultAtom.onMount = (set) => {
      // What nobody used until now may have been let go in the meantime.
      observer.setOptions(options)
      // What is true now, not what a notice was about: notices wait for timers, and browsers may run a later one first.
      const follow = () => set(() => observer.getCurrentResult())
      const off = observer.subscribe(notifyManager.batchCalls(follow))
      follow()
      return off
    }
    return resultAtom
  })
  return atom((get) => get(get(resultAtomAtom)))
}

/**
 * A query as an atom.
 * @param getOptions reads what the query depends on; the first part of its key is the site (`siteKey`)
 */
export const queryAtom = <F, T = F>(
  getOptions: (get: Getter) => QueryObserverOptions<F, ApiError, T>,
): Atom<QueryObserverResult<T, ApiError>> =>
  bridge<QueryObserverOptions<F, ApiError, T>, QueryObserverResult<T, ApiError>>(
    getOptions,
    (options) =>
      new QueryObserver(queryClient(), options) as Observer<typeof options, QueryObserverResult<T, ApiError>>,
  )

/** A list that comes in pages, as an atom; `fetchNextPage` asks for the next one. */
export const infiniteQueryAtom = <F, P = unknown, T = InfiniteData<F, P>>(
  getOptions: (get: Getter) => InfiniteQueryObserverOptions<F, ApiError, T, QueryKey, P>,
): Atom<InfiniteQueryObserverResult<T, ApiError>> =>
  bridge<InfiniteQueryObserverOptions<F, ApiError, T, QueryKey, P>, InfiniteQueryObserverResult<T, ApiError>>(
    getOptions,
    (options) =>
      new InfiniteQueryObserver(queryClient(), options) as never as Observer<
        typeof options,
        InfiniteQueryObserverResult<T, ApiError>
      >,
  )
