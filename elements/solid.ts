/** JSX types: `import type {} from 'geuin/solid'` once in a project that uses Solid. */
import type { JSX } from 'solid-js'
import type { ElementsByTag, GeuinEvents, PropsOf } from './types'

type PropsByTag = { [T in keyof ElementsByTag]: JSX.HTMLAttributes<ElementsByTag[T]> & PropsOf<ElementsByTag[T]> }

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends PropsByTag {}
    /** Makes `on:geuin:login`. */
    interface CustomEvents extends GeuinEvents {}
  }
}
