import type { Attribute, Declaration, FieldList, Member, PackageFunction, Subject } from './manifest'

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
  description?: string
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

type Call = Pick<Member, 'name' | 'description' | 'parameters' | 'return'>

const signature = ({ name, parameters = [] }: Call) =>
  `${name}(${parameters.map((it) => `${it.name}${it.optional ? '?' : ''}: ${it.type.text}`).join(', ')})`

/** A call by its signature, with what its comment says of parameters and result. */
const callEntry = (kind: string, call: Call, ...notes: string[]): Entry => {
  const { name, description, parameters = [], return: result } = call
  const described = parameters.flatMap(({ name, description, default: initial }) =>
    description ? [`${name}: ${description}`, ...defaultNote(initial)] : [],
  )
  const returned = result?.description ? [`returns: ${result.description}`] : []
  return {
    ...entry(kind, name, description, result?.type.text, ...described, ...returned, ...notes),
    name: signature(call),
  }
}

const functionEntry = (it: PackageFunction) => callEntry('function', it, `import { ${it.name} } from '${it.from}'`)

const fieldsSection = ({ name: type, description = '', members }: FieldList): Section => ({
  id: `type-${type}`,
  title: type,
  description,
  kind: `field of ${type}`,
  entries: members.map(({ name, description, type: is, optional }) =>
    entry(`field-${type}`, name, description, is?.text, ...(optional ? ['optional'] : [])),
  ),
})

/** All that a page says, in its order. @param common names of the attributes that every element has */
export const sectionsOf = (subject: Subject, common: ReadonlySet<string>): Section[] => {
  const { attributes, members, events, slots, cssParts, cssProperties, functions, types } = subject
  const [own, shared] = [false, true].map((is) => attributes.filter(({ name }) => common.has(name) === is))
  const properties = members.filter(({ kind, attribute }) => kind === 'field' && !attribute)
  const methods = members.filter(({ kind }) => kind === 'method')
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
      entries: methods.map((it) => callEntry('method', it)),
    },
    { id: 'functions', title: 'Functions', kind: 'function', entries: functions.map(functionEntry) },
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
    ...types.map(fieldsSection),
  ].filter(({ entries }) => entries.length > 0)
}

/** Names of the attributes that every element has which has any. */
export const commonAttributes = (elements: readonly Declaration[]): Set<string> => {
  const [first, ...others] = elements
    .map(({ attributes }) => attributes.map(({ name }) => name))
    .filter((names) => names.length > 0)
  return new Set((first ?? []).filter((name) => others.every((names) => names.includes(name))))
}

/** Whether a page is that of `window.geuin`, not of an element. */
export const isApi = ({ tagName }: Declaration): boolean => tagName === 'geuin'

/** What a page is called where it is linked. */
export const nameOf = (subject: Declaration): string => (isApi(subject) ? 'window.geuin' : subject.tagName)

/** What the search looks through: each thing once, where it stands first. */
export const searchIndex = (subjects: readonly Subject[]) => {
  const common = commonAttributes(subjects)
  const rows = subjects.flatMap((subject) =>
    sectionsOf(subject, common).flatMap(({ kind, entries }) =>
      entries.map(({ id, name, description }) => ({
        ...{ kind, name, description, tag: subject.tagName },
        href: `/reference/${subject.tagName}#${id}`,
      })),
    ),
  )
  const pages = subjects.map((subject) => ({
    ...{ kind: isApi(subject) ? 'API' : 'element', name: nameOf(subject), tag: subject.tagName },
    ...{ description: subject.description, href: `/reference/${subject.tagName}` },
  }))
  const isOwn = ({ kind }: Pick<Section, 'kind'>) => kind === 'method' || kind === 'attribute'
  const unique = new Map(
    rows
      .map((row) => [`${row.kind} ${row.name} ${isOwn(row) && !common.has(row.name) ? row.tag : ''}`, row] as const)
      .reverse(),
  )
  return [...pages, ...rows.filter((row) => [...unique.values()].includes(row))]
}
