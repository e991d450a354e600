/** Types of templates: `import type {} from 'geuin/vue'` once in a project that uses Vue. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { ElementsByTag, GeuinEvents, IslandElement, PropsOf } from './types'

/** Vue's compiler reads an element as it reads a component. */
type ComponentOf<E extends IslandElement> = new () => E & {
  $props: HTMLAttributes & PublicProps & PropsOf<E>
  $emit: EmitFn<{ [T in keyof GeuinEvents]: (event: GeuinEvents[T]) => void }>
}

type ComponentsByTag = { [T in keyof ElementsByTag]: ComponentOf<ElementsByTag[T]> }

declare module 'vue' {
  interface GlobalComponents extends ComponentsByTag {}
}
