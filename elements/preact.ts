/** JSX types: `import type {} from 'geuin/preact'` once in a project that uses Preact. */
import type { ClassAttributes, HTMLAttributes } from 'preact'
import type { ElementsByTag, IslandElement, Listeners, PropsOf } from './types'

type ElementProps<E extends IslandElement> = HTMLAttributes<E> & ClassAttributes<E> & PropsOf<E> & Listeners

type PropsByTag = { [T in keyof ElementsByTag]: ElementProps<ElementsByTag[T]> }

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PropsByTag {}
  }
}
