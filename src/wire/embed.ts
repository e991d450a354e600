/**
 * What a page may show without an element's tag: by a link that is upgraded, by data attributes, by an address of a frame.
 * Each name is a tag's without `geuin-`, with those of its attributes that may be set. Settings are not among them, nor
 * lists: text of strangers ends up here, and it must not choose which server is asked, nor which files are played.
 */
export const embedAttributes = {
  app: ['routing'],
  auth: ['inline', 'hide-when-signed-out'],
  community: ['slug', 'tab', 'layout'],
  explore: ['layout', 'category'],
  feed: [
    ...['source', 'slug', 'placement-id', 'section', 'embed-id', 'layout'],
    ...['start', 'start-at', 'muted', 'no-autoplay', 'no-loop'],
  ],
  loop: ['slug', 'tab'],
  profile: ['slug', 'brand-slug', 'tab'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What every one of them may have too. */
export const commonEmbedAttributes = ['color-scheme', 'locale', 'eager'] as const

/** What a frame may do in another site's page. */
export const embedAllow =
  'autoplay; fullscreen; clipboard-write; web-share; storage-access; picture-in-picture; encrypted-media'

export type EmbedName = keyof typeof embedAttributes

export const isEmbedName = (name: string): name is EmbedName => Object.hasOwn(embedAttributes, name)

/** Those attributes of a source that the element has. @param read gives an attribute's text, null where there is none */
export const embedAttributesFrom = (
  name: EmbedName,
  read: (attribute: string) => string | null,
): Array<[attribute: string, text: string]> =>
  [...embedAttributes[name], ...commonEmbedAttributes].flatMap((attribute) => {
    const text = read(attribute)
    return text === null ? [] : [[attribute, text] as [string, string]]
  })

/** Names in an address that are shorter than the attribute's. */
const shortNames: Readonly<Record<string, string>> = { 'color-scheme': 'theme', 'start-at': 't' }

/** The same of an address, which may have shorter names: `theme` for `color-scheme`, `t` for `start-at`. */
export const embedAttributesOfQuery = (
  name: EmbedName,
  read: (parameter: string) => string | null,
): Array<[attribute: string, text: string]> =>
  embedAttributesFrom(name, (attribute) => read(attribute) ?? read(shortNames[attribute] ?? attribute))

/** The first part of a page's path → what shows the page's subject; the second part is its slug. */
const subjectPages: Readonly<Record<string, { name: EmbedName; slugAttribute: string; source?: string }>> = {
  video: { name: 'feed', slugAttribute: 'slug', source: 'video' },
  community: { name: 'community', slugAttribute: 'slug' },
  group: { name: 'loop', slugAttribute: 'slug' },
  profile: { name: 'profile', slugAttribute: 'slug' },
  brand: { name: 'profile', slugAttribute: 'brand-slug' },
}

/** Pages that are a feed, by their path. */
const feedPages = ['home', 'latest', 'popular']

/** An element with the attributes that make it show one thing. */
export interface Embed {
  name: EmbedName
  attributes: Array<[attribute: string, text: string]>
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * What shows the page at a path of a site, such as `/video/windows?muted`; its query holds further attributes. Null for a
 * page that no element shows.
 */
export const embedOfPath = (path: string): Embed | null => {
  const [, page = '', encoded, query] = /^\/([a-z]+)(?:\/([^/?#]+))?\/?(?:\?([^#]*))?(?:#.*)?$/.exec(path) ?? []
  const params = new URLSearchParams(query)
  const withQuery = (name: EmbedName, fixed: ReadonlyArray<[string, string]>): Embed => {
    const further = embedAttributesOfQuery(name, (parameter) => params.get(parameter))
    return { name, attributes: [...fixed, ...further.filter(([one]) => !fixed.some(([other]) => other === one))] }
  }
  if (encoded === undefined) {
    if (feedPages.includes(page)) return withQuery('feed', [['source', page]])
    return page === 'explore' ? withQuery('explore', []) : null
  }
  const subject = Object.hasOwn(subjectPages, page) ? subjectPages[page] : undefined
  const slug = decoded(encoded)
  if (!subject || !slug) return null
  const { name, slugAttribute, source } = subject
  return withQuery(name, [...(source ? [['source', source] as [string, string]] : []), [slugAttribute, slug]])
}

/** The first part of the path of the page about an element's subject, or about a feed's source; undefined for none. */
const pageOf = (subject: string): string | undefined => {
  const page = subject === 'loop' ? 'group' : subject
  return Object.hasOwn(subjectPages, page) ? page : undefined
}

/** The path of the page about what an element shows; the home feed's where there is no such page. */
export const pathOfEmbed = ({ name, attributes }: Embed): string => {
  const values = new Map(attributes)
  const source = values.get('source') ?? ''
  const brand = name === 'profile' && values.get('brand-slug')
  const slug = brand || values.get('slug')
  const page = brand ? 'brand' : pageOf(name === 'feed' ? source : name)
  if (page && slug) return `/${page}/${encodeURIComponent(slug)}`
  if (name === 'explore') return '/explore'
  return feedPages.includes(source) ? `/${source}` : '/home'
}
