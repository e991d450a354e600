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

interface Call {
  parameters?: readonly (Named & Typed & { optional?: boolean; default?: string })[]
  return?: Typed & { description?: string }
}

export interface Member extends Named, Call {
  kind: 'field' | 'method'
  type?: Typed['type']
  readonly?: boolean
  optional?: boolean
  /** The attribute that it reflects. */
  attribute?: string
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

export interface PackageFunction extends Named, Call {
  /** What it is imported from. */
  from: string
}

/** An interface of the package. */
export interface FieldList extends Named {
  members: readonly Member[]
}

/** What a page says beside an element. */
export interface Beside {
  functions: readonly PackageFunction[]
  types: readonly FieldList[]
}

/** One page of the reference: an element, or `window.geuin` under the name `geuin`. */
export interface Subject extends Declaration, Beside {}

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

/** Each event once, as `window.geuin.on()` hears it. */
const eventsOf = (elements: readonly Declaration[]) => {
  const all = elements.flatMap(({ events }) => events)
  return [...new Map(all.map((event) => [event.name, event])).values()]
}

/** All that the build says of the elements and of the API, elements first. @param root the folder that has `dist` */
export const readSubjects = async (root: string): Promise<Subject[]> => {
  const [{ modules }, { geuin, beside }] = await Promise.all([
    readJson(join(root, 'dist/custom-elements.json')),
    readJson(join(root, '.build/api.json')),
  ])
  const elements: Declaration[] = modules.flatMap(({ declarations }: { declarations: Declaration[] }) => declarations)
  const api: Declaration = {
    ...{ tagName: 'geuin', ...geuin, events: eventsOf(elements) },
    ...{ attributes: [], slots: [], cssParts: [], cssProperties: [] },
  }
  const none: Beside = { functions: [], types: [] }
  return [...elements, api].map((it) => ({ ...it, ...none, ...beside[it.tagName] }))
}
