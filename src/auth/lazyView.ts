import { type ComponentType, useEffect, useState } from 'react'

/** A view that loads when it is shown. */
export interface LazyView<P = object> {
  /** If it is there. */
  now(): ComponentType<P> | null
  /** @throws when it can't be loaded; the next call tries again */
  load(): Promise<void>
}

export const lazyView = <P>(load: () => Promise<{ default: ComponentType<P> }>): LazyView<P> => {
  let view: ComponentType<P> | null = null
  return {
    now: () => view,
    load: async () => {
      view = (await load()).default
    },
  }
}

export type Shown<P> =
  | { status: 'loading' }
  | { status: 'ready'; View: ComponentType<P> }
  | { status: 'failed'; retry(): void }

/** @param lazy null while it isn't known which */
export const useLazyView = <P>(lazy: LazyView<P> | null): Shown<P> => {
  const [failed, setFailed] = useState<LazyView<P> | null>(null)
  const [, setLoaded] = useState<LazyView<P> | null>(null)
  const View = lazy?.now()

  useEffect(() => {
    if (!lazy || View || failed === lazy) return
    let shown = true
    lazy.load().then(
      () => shown && setLoaded(lazy),
      () => shown && setFailed(lazy),
    )
    return () => {
      shown = false
    }
  }, [lazy, View, failed])

  if (View) return { status: 'ready', View }
  return lazy && failed === lazy ? { status: 'failed', retry: () => setFailed(null) } : { status: 'loading' }
}
