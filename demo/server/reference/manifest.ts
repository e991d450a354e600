import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a page, a property or a part is called, and what its comment in the source says. */
export interface Named {
  name: string
  description?: string
}

interface Typed {
  type: { text: string }
}

export interface Attribute extends Named, Typed {
  /** The default, in quotes. */
  default?: string
  /** Its property. */
  fieldName: string
}

export interface Member extends Named {
  kind: 'field' | 'method'
  type?: Typed['type']
  readonly?: boolean
  /** The attribute that it reflects. */
  attribute?: string
  parameters?: readonly (Named & Typed & { optional?: boolean })[]
  return?: Typed
}

export interface CssProperty extends Named {
  /** Its value where a page gives none. */
  default?: string
}

/** One element, as custom-elements.json describes it (schema 1.0.0). */
export interface Declaration {
  tagName: string
  description: string
  attributes: readonly Attribute[]
  members: readonly Member[]
  events: readonly (Named & Typed)[]
  slots: readonly Named[]
  cssParts: readonly Named[]
  cssProperties: readonly CssProperty[]
}

/** Every element of the manifest that the build has written. @param root the folder that has `dist` */
export const readDeclarations = async (root: string): Promise<Declaration[]> => {
  const { modules } = JSON.parse(await readFile(join(root, 'dist/custom-elements.json'), 'utf8'))
  return modules.flatMap(({ declarations }: { declarations: Declaration[] }) => declarations)
}
