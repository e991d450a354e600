/**
 * Links, quotes and boxes that become elements: what gets through an editor that drops the elements' tags. Nothing in them
 * is trusted: an address leads to a page of the configured site, and of everything else only attributes in
 * `wire/embed.ts` count.
 */
import { address as webAddressOf } from '../kit/guard'
import { absoluteRoute } from '../kit/routes'
import { resolveSettings, type Settings } from '../kit/settings'
import { settingsChange } from '../kit/settings.configured'
import { type Embed, embedAttributes, embedAttributesFrom, embedOfPath, isEmbedName } from '../wire/embed'

/** Where pages of the site begin: what stands before `/video/…`. */
const pagePrefixes = (settings: Settings) => [
  absoluteRoute(settings, 'home').slice(0, -'/home'.length),
  settings.apiHost,
]

/** What shows the page at an address; null for an address of another site, or of a page that no element shows. */
const embedOfAddress = (text: string | null, settings: Settings): Embed | null => {
  const address = webAddressOf(text, document.baseURI)
  for (const prefix of pagePrefixes(settings)) {
    const embed = prefix && address?.startsWith(`${prefix}/`) ? embedOfPath(address.slice(prefix.length)) : null
    if (embed) return embed
  }
  return null
}

/** What a box with `data-geuin` names. An app takes over the page's address and title, so it needs its tag. */
const embedOfBox = ({ dataset, attributes }: HTMLElement): Embed | null => {
  const name = dataset.geuin ?? ''
  if (name === 'app' || !isEmbedName(name)) return null
  return { name, attributes: embedAttributesFrom(name, (it) => attributes.getNamedItem(`data-${it}`)?.value ?? null) }
}

const embedOf = (element: HTMLElement, settings: Settings): Embed | null => {
  switch (element.localName) {
    case 'a':
      return embedOfAddress(element.getAttribute('href'), settings)
    case 'blockquote':
      return embedOfAddress(element.getAttribute('cite'), settings)
    case 'div':
      return embedOfBox(element)
    default:
      return null
  }
}

const elementOf = ({ name, attributes }: Embed) => {
  const element = document.createElement(`geuin-${name}`)
  for (const [attribute, text] of attributes) element.setAttribute(attribute, text)
  return element
}

/** The size of a video in a link's place; any rule of the page wins. */
const linkedVideos = ':where(geuin-feed[data-from-link]) { display: block; max-inline-size: 360px }'
let styles: CSSStyleSheet | undefined

const sizeLinkedVideo = (element: HTMLElement) => {
  if (element.getAttribute('source') !== 'video') return
  element.dataset.fromLink = ''
  if (styles) return
  styles = new CSSStyleSheet()
  styles.replaceSync(linkedVideos)
  document.adoptedStyleSheets.push(styles)
}

const ourTags = Object.keys(embedAttributes)
  .map((name) => `geuin-${name}`)
  .join()

/** A quote or a box, and our elements: each keeps what is inside it for readers without scripts. */
const keepers = `.geuin-embed[cite],[data-geuin],${ourTags}`

/** Not inside something that is shown by itself, nor in an editor, which would save the element. */
const isUpgradable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.isContentEditable &&
  !element.parentElement?.closest(keepers)

/**
 * Puts the element that a link, a quote or a box names into its place. It stays inside, so that it shows until the
 * element has drawn itself. Without settings it stays as it is until there are some.
 */
export const upgrade = (element: Element): void => {
  if (!isUpgradable(element)) return
  const settings = resolveSettings(element)
  if (!settings.apiHost) {
    addEventListener(settingsChange, () => upgrade(element), { once: true })
    return
  }
  const embed = embedOf(element, settings)
  if (!embed) return
  const shown = elementOf(embed)
  if (element.localName === 'div') {
    // The page's styles and scripts know the box, so it stays.
    shown.append(...element.childNodes)
    element.append(shown)
    delete element.dataset.geuin
    return
  }
  sizeLinkedVideo(shown)
  element.replaceWith(shown)
  shown.append(element)
}
