import type { Attribute, Declaration, Member } from './manifest'

/** One row of a reference page. */
export interface Entry {
  /** The end of its address, unique on its page. */
  id: string
  name: string
  description: string
  /** What it takes or gives, as TypeScript. */
  type: string
  /** More in short, such as its property or default. */
  notes: readonly string[]
}

export interface Section {
  id: string
  title: string
  /** What kind of thing a row is, for the search. */
  kind: string
  entries: readonly Entry[]
}

const entry = (kind: string, name: string, description = '', type = '', ...notes: string[]): Entry => ({
  id: `${kind}-${name.replace(/[^\w-]+/g, '-').replace(/^-+/, '')}`,
  name,
  description,
  type,
  notes,
})

const defaultNote = (initial?: string) => (initial ? [`default ${initial}`] : [])

const attributeEntry = ({ name, description, type, default: initial, fieldName }: Attribute) => {
  const property = fieldName === name ? [] : [`property ${fieldName}`]
  return entry('attribute', name, description, type.text, ...property, ...defaultNote(initial))
}

const signature = ({ name, parameters = [] }: Member) =>
  `${name}(${parameters.map((it) => `${it.name}${it.optional ? '?' : ''}: ${it.type.text}`).join(', ')})`

/** All that a page says of an element, in its order. @param common names of the attributes that every element has */
export const sectionsOf = (element: Declaration, common: ReadonlySet<string>): Section[] => {
  const { attributes, members, events, slots, cssParts, cssProperties } = element
  const [own, shared] = [false, true].map((is) => attributes.filter(({ name }) => common.has(name) === is))
  const properties = members.filter(({ kind, attribute }) => kind === 'field' && !attribute)
  const methods = members.filter(({ kind }) => kind === 'method' && kind)
  const named = (kind: string, list: Declaration['slots']) =>
    list.map(({ name, description }) => entry(kind, name || 'default', description))
  return [
    { id: 'attributes', title: 'Attributes', kind: 'attribute', entries: (own ?? []).map(attributeEntry) },
    { id: 'settings', title: 'On every element', kind: 'attribute', entries: (shared ?? []).map(attributeEntry) },
    {
      id: 'properties',
      title: 'Properties',
      kind: 'property',
      entries: properties.map(({ name, description, type, readonly }) =>
        entry('property', name, description, type?.text, ...(readonly ? ['read only'] : [])),
      ),
    },
    {
      id: 'methods',
      title: 'Methods',
      kind: 'method',
      entries: methods
        .filter(({ name }) => name !== 'addEventListener')
        .map((it) => ({ ...entry('method', it.name, it.description, it.return?.type.text), name: signature(it) })),
    },
    {
      id: 'events',
      title: 'Events',
      kind: 'event',
      entries: events.map(({ name, description, type }) => entry('event', name, description, type.text)),
    },
    { id: 'parts', title: 'Parts', kind: 'part', entries: named('part', cssParts) },
    { id: 'slots', title: 'Slots', kind: 'slot', entries: named('slot', slots) },
    {
      id: 'custom-properties',
      title: 'Custom properties',
      kind: 'property of CSS',
      entries: cssProperties.map(({ name, description, default: initial }) =>
        entry('css', name, description, '', ...defaultNote(initial)),
      ),
    },
  ].filter(({ entries }) => entries.length > 0)
}

/** Names of the attributes that every element has. */
export const commonAttributes = (elements: readonly Declaration[]): Set<string> => {
  const [first, ...others] = elements.map(({ attributes }) => attributes.map(({ name }) => name))
  return new Set((first ?? []).filter((name) => others.every((names) => names.includes(name))))
}

/** What the search looks through: each thing once, where it stands first. */
export const searchIndex = (elements: readonly Declaration[]) => {
  const common = commonAttributes(elements)
  const rows = elements.flatMap((element) =>
    sectionsOf(element, common).flatMap(({ kind, entries }) =>
      entries.map(({ id, name, description }) => ({
        ...{ kind, name, description, tag: element.tagName },
        href: `/reference/${element.tagName}#${id}`,
      })),
    ),
  )
  const tags = elements.map(({ tagName, description }) => ({
    ...{ kind: 'element', name: tagName, description, tag: tagName },
    href: `/reference/${tagName}`,
  }))
  const isOwn = ({ kind }: { kind: string }) => kind === 'method' || kind === 'attribute'
  const unique = new Map(
    rows
      .map((row) => [`${row.kind} ${row.name} ${isOwn(row) && !common.has(row.name) ? row.tag : ''}`, row] as const)
      .reverse(),
  )
  return [...tags, ...rows.filter((row) => [...unique.values()].includes(row))]
}
