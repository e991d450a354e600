/** Types of components: `import type {} from 'geuin/astro'` once in a project that uses Astro, which writes attributes alone. */
import type { AttributesOf, ElementsByTag } from './types'

type AttributesByTag = { [T in keyof ElementsByTag]: astroHTML.JSX.HTMLAttributes & AttributesOf<ElementsByTag[T]> }

declare global {
  namespace astroHTML.JSX {
    /** Astro's own, which this package is built without. */
    interface HTMLAttributes {}
    interface IntrinsicElements extends AttributesByTag {}
  }
}
