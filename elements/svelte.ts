/** Types of templates: `import type {} from 'geuin/svelte'` once in a project that uses Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements'
import type { AttributesOf, ElementsByTag, IslandElement, Listeners, PropsOf } from './types'

/** By a property's name Svelte sets it, by any other the attribute. */
type ElementProps<E extends IslandElement> = HTMLAttributes<E> &
  PropsOf<E> &
  Omit<AttributesOf<E>, keyof PropsOf<E>> &
  Listeners

type PropsByTag = { [T in keyof ElementsByTag]: ElementProps<ElementsByTag[T]> }

declare module 'svelte/elements' {
  export interface SvelteHTMLElements extends PropsByTag {}
}
