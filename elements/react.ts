/** JSX types: `import type {} from 'geuin/react'` once in a project that uses React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ElementsByTag, GeuinEvents, IslandElement } from './types'

/** What an element adds to HTMLElement; methods and what can't be set stay out. */
type PropsOf<E extends IslandElement> = {
  // biome-ignore lint/complexity/noBannedTypes: any function is meant
  [N in Exclude<keyof E, keyof HTMLElement | 'isReady'> as E[N] extends Function ? never : N]?: E[N]
}

/** `ongeuin:login={…}`, as React 19 names listeners of custom events. */
type Listeners = { [T in keyof GeuinEvents as `on${T}`]?: (event: GeuinEvents[T]) => void }

type ElementProps<E extends IslandElement> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  PropsOf<E> &
  Listeners & { eager?: boolean }

type PropsByTag = { [T in keyof ElementsByTag]: ElementProps<ElementsByTag[T]> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PropsByTag {}
  }
}
