/** JSX types: `import type {} from 'geuin/react'` once in a project that uses React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ElementsByTag, IslandElement, Listeners, PropsOf } from './types'

type ElementProps<E extends IslandElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & PropsOf<E> & Listeners

type PropsByTag = { [T in keyof ElementsByTag]: ElementProps<ElementsByTag[T]> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PropsByTag {}
  }
}
