import { type ComponentType, useEffect, useState } from 'react'
import { runInTurn } from '../kit/frameQueue'

/** A component that loads when it is first shown. */
export interface LazyView<P = object> {
  /** The component, or null while it is not loaded. */
  loaded(): ComponentType<P> | null
  /** @throws when the file can't be loaded; the next call tries again */
  load(): Promise<void>
}

interface ViewModule<P> {
  default: ComponentType<P>
}

/** Imports under another URL what failed, because Firefox keeps a failed module under its own; its message names it. */
const importAnew = async <P>(error: unknown): Promise<ViewModule<P>> => {
  const [address] = /https?:\/\/\S+/.exec(String(error)) ?? []
  if (!address) throw error
  return import(`${address}?r=${Date.now()}`)
}

export const lazyView = <P>(load: () => Promise<ViewModule<P>>): LazyView<P> => {
  let view: ComponentType<P> | null = null
  return {
    loaded: () => view,
    load: async () => {
      // Several begin with one view, which may not be drawn yet.
      await new Promise<void>(runInTurn)
      view = (await load().catch(importAnew<P>)).default
    },
  }
}

export type LazyViewState<P> =
  | { status: 'loading' }
  | { status: 'ready'; View: ComponentType<P> }
  | { status: 'failed'; retry(): void }

/** Loads a view while it is mounted. @param lazy null while the view is not known yet */
export const useLazyView = <P>(lazy: LazyView<P> | null): LazyViewState<P> => {
  const [failed, setFailed] = useState<LazyView<P> | null>(null)
  const [, setLoaded] = useState<LazyView<P> | null>(null)
  const View = lazy?.loaded()

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
