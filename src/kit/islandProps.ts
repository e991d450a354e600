import { attributeOf, elementTable, settingsTable } from './settings.table'

/** How an attribute is read: `boolean` by presence; `json` as text that is parsed, or as a property that holds anything. */
export type PropKind = 'string' | 'boolean' | 'json'
export type PropKinds = Readonly<Record<string, PropKind>>

/** An element's attributes and properties as its view gets them. An absent string is undefined, an empty one is ''. */
export type PropsOf<K extends PropKinds> = {
  readonly [N in keyof K]: K[N] extends 'boolean' ? boolean : K[N] extends 'string' ? string | undefined : unknown
}

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
  /** Takes over the text of a `json` prop. */
  attributeChanged(attribute: string, text: string | null): void
  all(): Readonly<Record<string, unknown>>
}

/**
 * Attributes hold strings and booleans, so that they never differ from their properties, which reflect as the platform
 * does: null and undefined remove a string, false removes a boolean. A `json` prop holds whatever it is given, and the
 * parsed text of its attribute; `data` names the one that a child script gives as long as nothing else does.
 *
 * @param onBadJson gets the attribute (or `script`) whose text is not JSON; the prop is undefined then
 */
export const propsOf = (
  element: HTMLElement,
  kinds: PropKinds,
  data: string | undefined,
  onBadJson: (where: string) => void,
): ElementProps => {
  const json = new Map<string, unknown>()
  let childText = ''
  let childValue: unknown

  const parse = (text: string, where: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      onBadJson(where)
      return undefined
    }
  }

  const readChild = () => {
    const text = element.querySelector(':scope > script[type="application/json"]')?.textContent ?? ''
    if (text !== childText) {
      childText = text
      childValue = text.trim() ? parse(text, 'script') : undefined
    }
    return childValue
  }

  const read = (name: string): unknown => {
    const kind = kinds[name]
    if (kind === 'json') return json.get(name) ?? (name === data ? readChild() : undefined)
    const attribute = attributeOf(name)
    return kind === 'boolean' ? element.hasAttribute(attribute) : (element.getAttribute(attribute) ?? undefined)
  }

  return {
    read,
    write: (name, value) => {
      const kind = kinds[name]
      const attribute = attributeOf(name)
      if (kind === 'json') {
        json.set(name, value)
        return true
      }
      if (kind === 'boolean') element.toggleAttribute(attribute, Boolean(value))
      else if (value === null || value === undefined) element.removeAttribute(attribute)
      else if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, String(value))
      return false
    },
    attributeChanged: (attribute, text) => {
      for (const name of Object.keys(kinds))
        if (kinds[name] === 'json' && attributeOf(name) === attribute)
          json.set(name, text === null || text === '' ? undefined : parse(text, attribute))
    },
    all: () => Object.fromEntries(Object.keys(kinds).map((name) => [name, read(name)])),
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
