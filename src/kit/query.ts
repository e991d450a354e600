/**
 * The bridge between query-core, which owns the lifecycle of a request, and jotai, which the views read. An atom observes
 * its query while a view uses the atom; nothing runs for an unused atom.
 */
import {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  notifyManager,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core'
import { type Atom, atom, type Getter } from 'jotai/vanilla'
import type { ApiError } from './http'
import { shared } from './shared'

/** The page's one query client. */
export const queryClient = () =>
  shared(
    'queryClient',
    () =>
      new QueryClient({
        defaultOptions: {
          // kit/http has its own retries; offline is an error that a viewer can see and retry, not a silent pause.
          queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )

/** The part of an observer that the bridge needs; both kinds fit. */
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
  // One observer for all options, so that it can keep the last data while a new key loads.
  const observerAtom = atom<() => { current?: Observer<O, R> }>(() => {
    const holder = {}
    return () => holder
  })
  const resultAtomAtom = atom((get) => {
    const holder = get(observerAtom)()
    const options = queryClient().defaultQueryOptions(getOptions(get) as never) as never as O
    // Without this the first result of a query that is about to load says that nothing is loading.
    Object.assign(options, { _optimisticResults: 'optimistic' })
    holder.current ??= observe(options)
    const observer = holder.current
    observer.setOptions(options)
    const resultAtom = atom(observer.getOptimisticResult(options))
    resultAtom.onMount = (set) => {
      // The cache may have dropped a query that nothing has watched until now.
      observer.setOptions(options)
      // Reads the current result, not the notice's own: notices wait for timers, and browsers may run a later one first.
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
 * @param getOptions reads the atoms that the query depends on; its key begins with the site (`siteKey`)
 */
export const queryAtom = <F, T = F>(
  getOptions: (get: Getter) => QueryObserverOptions<F, ApiError, T>,
): Atom<QueryObserverResult<T, ApiError>> =>
  bridge<QueryObserverOptions<F, ApiError, T>, QueryObserverResult<T, ApiError>>(
    getOptions,
    (options) =>
      new QueryObserver(queryClient(), options) as Observer<typeof options, QueryObserverResult<T, ApiError>>,
  )

/** A paginated list as an atom; `fetchNextPage` requests the next page. */
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
