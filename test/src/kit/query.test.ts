import { expect } from '@open-wc/testing'
import { keepPreviousData } from '@tanstack/query-core'
import { type Atom, atom } from 'jotai/vanilla'
import { ApiError } from '../../../src/kit/http'
import { infiniteQueryAtom, queryAtom, queryClient } from '../../../src/kit/query'
import { pageStore } from '../../../src/kit/store'

const store = pageStore()

/** Observes an atom; `when` resolves with its first value that fits. */
const observe = <T>(of: Atom<T>) => {
  const seen: T[] = []
  let check = () => {}
  const off = store.sub(of, () => {
    seen.push(store.get(of))
    check()
  })
  seen.push(store.get(of))
  const when = (fits: (value: T) => boolean) =>
    new Promise<T>((resolve) => {
      check = () => {
        const value = store.get(of)
        if (fits(value)) resolve(value)
      }
      check()
    })
  return { seen, when, off }
}

/** A promise and its handles. */
const deferred = <T>() => {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const observers = (...key: string[]) => queryClient().getQueryCache().find({ queryKey: key })?.getObserversCount() ?? 0

describe('queryAtom', () => {
  afterEach(() => queryClient().clear())

  it('loads again after the cache has dropped its query', async () => {
    const keptAtom = queryAtom(() => ({ queryKey: ['site', 'kept'], queryFn: async () => 'new', initialData: 'old' }))
    expect(store.get(keptAtom).data).to.equal('old')
    queryClient().clear()
    const { when, off } = observe(keptAtom)
    expect(observers('site', 'kept')).to.equal(1)
    void queryClient().invalidateQueries({ queryKey: ['site'] })
    expect((await when(({ data }) => data === 'new')).data).to.equal('new')
    off()
  })

  it('loads while it is observed, and not before', async () => {
    let calls = 0
    const userAtom = queryAtom(() => ({
      queryKey: ['site', 'user'],
      queryFn: async () => {
        calls += 1
        return 'Mira'
      },
    }))
    expect(store.get(userAtom), 'no flash of “nothing loads”').to.include({ status: 'pending', isFetching: true })
    expect(calls).to.equal(0)
    const { when, seen, off } = observe(userAtom)
    expect(seen[0]).to.include({ status: 'pending', isFetching: true })
    expect((await when(({ status }) => status === 'success')).data).to.equal('Mira')
    expect([calls, observers('site', 'user')]).to.deep.equal([1, 1])
    off()
    expect(observers('site', 'user'), 'nothing watches any more').to.equal(0)
  })

  it('loads once for two atoms with one key', async () => {
    let calls = 0
    const options = () => ({
      queryKey: ['site', 'shared'],
      queryFn: async () => {
        calls += 1
        return calls
      },
    })
    const [a, b] = [observe(queryAtom(options)), observe(queryAtom(options))]
    await Promise.all([a.when(({ isSuccess }) => isSuccess), b.when(({ isSuccess }) => isSuccess)])
    expect(calls).to.equal(1)
    a.off()
    b.off()
  })

  it('returns the error without a retry, and refetches on demand', async () => {
    let calls = 0
    const failing = queryAtom<string>(() => ({
      queryKey: ['site', 'failing'],
      queryFn: async () => {
        calls += 1
        if (calls === 1) throw new ApiError('network')
        return 'there'
      },
    }))
    const { when, off } = observe(failing)
    const failed = await when(({ status }) => status === 'error')
    expect(failed.error?.kind).to.equal('network')
    expect(calls).to.equal(1)
    await failed.refetch()
    expect((await when(({ status }) => status === 'success')).data).to.equal('there')
    off()
  })

  it('follows its dependencies, and can keep the old data while the new loads', async () => {
    const slugAtom = atom('one')
    const answers = { one: deferred<string>(), two: deferred<string>() }
    const requested: string[] = []
    const pageAtom = queryAtom<string>((get) => {
      const slug = get(slugAtom) as 'one' | 'two'
      return {
        queryKey: ['site', 'page', slug],
        queryFn: () => {
          requested.push(slug)
          return answers[slug].promise
        },
        placeholderData: keepPreviousData,
      }
    })
    const { when, off } = observe(pageAtom)
    answers.one.resolve('first')
    await when(({ data }) => data === 'first')
    store.set(slugAtom, 'two')
    expect(store.get(pageAtom)).to.include({ data: 'first', isPlaceholderData: true, isFetching: true })
    expect([observers('site', 'page', 'one'), observers('site', 'page', 'two')]).to.deep.equal([0, 1])
    answers.two.resolve('second')
    await when(({ data, isPlaceholderData }) => data === 'second' && !isPlaceholderData)
    expect(requested).to.deep.equal(['one', 'two'])
    off()
  })

  it('shows data that the cache received while it was not observed', async () => {
    const cachedAtom = queryAtom<string>(() => ({ queryKey: ['site', 'cached'], queryFn: async () => 'old' }))
    const first = observe(cachedAtom)
    await first.when(({ data }) => data === 'old')
    first.off()
    queryClient().setQueryData(['site', 'cached'], 'new')
    const second = observe(cachedAtom)
    expect(store.get(cachedAtom).data, 'at once').to.equal('new')
    second.off()
  })

  it('does not load while it is disabled', async () => {
    const idAtom = atom<string | null>(null)
    let calls = 0
    const guidelinesAtom = queryAtom((get) => ({
      queryKey: ['site', 'guidelines', get(idAtom)],
      queryFn: async () => {
        calls += 1
        return calls
      },
      enabled: get(idAtom) !== null,
    }))
    const { when, off } = observe(guidelinesAtom)
    expect(store.get(guidelinesAtom)).to.include({ status: 'pending', fetchStatus: 'idle' })
    expect(calls).to.equal(0)
    store.set(idAtom, '1')
    await when(({ isSuccess }) => isSuccess)
    expect(calls).to.equal(1)
    off()
  })

  it('cancels the call when it is no longer observed', async () => {
    const started = deferred<AbortSignal>()
    const slowAtom = queryAtom(() => ({
      queryKey: ['site', 'slow'],
      queryFn: ({ signal }) => {
        started.resolve(signal)
        return new Promise<string>(() => {})
      },
    }))
    const { off } = observe(slowAtom)
    const signal = await started.promise
    expect(signal.aborted).to.equal(false)
    off()
    expect(signal.aborted).to.equal(true)
  })
})

describe('infiniteQueryAtom', () => {
  afterEach(() => queryClient().clear())

  it('loads page after page until there is no cursor', async () => {
    const pages = { start: { items: ['a', 'b'], next: 'second' }, second: { items: ['c'], next: null } } as const
    const feedAtom = infiniteQueryAtom(() => ({
      queryKey: ['site', 'feed'],
      queryFn: async ({ pageParam }: { pageParam: unknown }) => pages[pageParam as 'start' | 'second'],
      initialPageParam: 'start' as string,
      getNextPageParam: (page: (typeof pages)['start' | 'second']) => page.next,
    }))
    const { when, off } = observe(feedAtom)
    const first = await when(({ isSuccess }) => isSuccess)
    expect(first.hasNextPage).to.equal(true)
    expect(first.data?.pages.flatMap(({ items }) => items)).to.deep.equal(['a', 'b'])
    await first.fetchNextPage()
    const all = await when(({ hasNextPage }) => !hasNextPage)
    expect(all.data?.pages.flatMap(({ items }) => items)).to.deep.equal(['a', 'b', 'c'])
    off()
  })

  it('reports that the next page failed and keeps the pages before', async () => {
    const feedAtom = infiniteQueryAtom(() => ({
      queryKey: ['site', 'broken feed'],
      queryFn: async ({ pageParam }: { pageParam: unknown }) => {
        if (pageParam === 2) throw new ApiError('http', { status: 500 })
        return [pageParam]
      },
      initialPageParam: 1,
      getNextPageParam: () => 2,
    }))
    const { when, off } = observe(feedAtom)
    const first = await when(({ isSuccess }) => isSuccess)
    await first.fetchNextPage()
    const failed = await when(({ isFetchNextPageError }) => isFetchNextPageError)
    expect(failed.data?.pages).to.deep.equal([[1]])
    off()
  })
})
