import { fromJson } from './guard'
import { attributeOf, attributeText, elementTable, settingsTable } from './settings.table'

/** How an attribute is read: `boolean` by presence; `list` as JSON text, or as a property that holds an array. */
export type PropKind = 'string' | 'boolean' | 'list'
export type PropKinds = Readonly<Record<string, PropKind>>

interface Values {
  boolean: boolean
  string: string | undefined
  list: readonly unknown[] | undefined
}

/** An element's attributes and properties as its view gets them. An absent string is undefined, an empty one is ''. */
export type PropsOf<K extends PropKinds> = { readonly [N in keyof K]: Values[K[N]] }

/** Props of one kind. */
export const all = <const K extends PropKind, const N extends string>(kind: K, ...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, kind])) as { readonly [P in N]: K }

/** Attributes of every element: all settings, and what only elements have. */
export const commonProps: PropKinds = {
  ...all('string', ...Object.keys(settingsTable), ...Object.keys(elementTable)),
  ...all('boolean', 'eager'),
}

/** One element's attributes and properties, see {@link propsOf}. */
export interface ElementProps {
  read(name: string): unknown
  /** Whether a render has to follow; a write to an attribute brings its own. */
  write(name: string, value: unknown): boolean
  /** Takes over the text of a `list` prop. */
  attributeChanged(attribute: string, text: string | null): void
  all(): Readonly<Record<string, unknown>>
  /** What was given as a list and is none: an attribute, or `script` for the child; undefined when all can be read. */
  unreadable(): string | undefined
}

/** Undefined for a list that isn't given, null for what is no list: a framework's `[object Object]`, or broken JSON. */
const toList = (value: unknown): readonly unknown[] | null | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  const list = typeof value === 'string' ? fromJson(value) : value
  return Array.isArray(list) ? list : null
}

/**
 * Attributes hold strings and booleans, so that they never differ from their properties, which reflect as the platform
 * does: null and undefined remove a string, false removes a boolean. A `list` prop holds the array or the JSON text that it
 * is given, and the text of its attribute; `data` names the one that a child script gives as long as nothing else does.
 */
export const propsOf = (element: HTMLElement, kinds: PropKinds, data: string | undefined): ElementProps => {
  const names = Object.keys(kinds)
  const lists = new Map<string, ReturnType<typeof toList>>()
  let childText = ''
  let childList: ReturnType<typeof toList>

  const readChild = () => {
    const text = element.querySelector(':scope > script[type="application/json"]')?.textContent?.trim() ?? ''
    if (text !== childText) {
      childText = text
      childList = toList(text)
    }
    return childList
  }

  const isFromChild = (name: string) => name === data && lists.get(name) === undefined
  const listOf = (name: string) => (isFromChild(name) ? readChild() : lists.get(name))

  const read = (name: string): unknown => {
    const kind = kinds[name]
    if (kind === 'list') return listOf(name) ?? undefined
    const text = attributeText(element, name)
    return kind === 'boolean' ? text !== null : (text ?? undefined)
  }

  return {
    read,
    write: (name, value) => {
      const kind = kinds[name]
      const attribute = attributeOf(name)
      if (kind === 'list') {
        lists.set(name, toList(value))
        return true
      }
      if (value === null || value === undefined || (kind === 'boolean' && !value)) {
        element.removeAttribute(attribute)
        element.removeAttribute(name)
      } else {
        const text = kind === 'boolean' ? '' : String(value)
        if (attributeText(element, name) !== text) element.setAttribute(attribute, text)
      }
      return false
    },
    attributeChanged: (attribute, text) => {
      // A list's name is one word, which is its attribute's as well.
      if (kinds[attribute] === 'list') lists.set(attribute, toList(text))
    },
    all: () => Object.fromEntries(names.map((name) => [name, read(name)])),
    unreadable: () => {
      const name = names.find((it) => kinds[it] === 'list' && listOf(it) === null)
      return name && (isFromChild(name) ? 'script' : name)
    },
  }
}

/**
 * A property set before the element was defined lies on the object itself and hides the accessor: it is taken off and
 * set again.
 */
export const upgradeProperty = (element: HTMLElement, name: string) => {
  const own = Object.getOwnPropertyDescriptor(element, name)
  if (!own || !('value' in own)) return
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, own.value)
}
