import type { IntentOf } from '../intent/intent'
import type { Settings } from '../kit/settings'
import { embedAllow } from '../wire/embed'

type Shared = IntentOf<'share'>

/** What of a thing its tag needs. */
type Subject =
  | Pick<Exclude<Shared, { kind: 'profile' }>, 'kind' | 'slug'>
  | Pick<Extract<Shared, { kind: 'profile' }>, 'kind' | 'slug' | 'isBrand'>

/** A link that becomes the element, the element's tag, or a frame for pages where scripts may not run. */
export type EmbedForm = 'link' | 'tag' | 'frame'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
const attribute = (name: string, value: string) => ` ${name}="${escaped(value)}"`

/** The element that shows it. */
const embedOf = (subject: Subject): { name: string; attributes: Record<string, string> } => {
  const { slug } = subject
  switch (subject.kind) {
    case 'video':
      return { name: 'feed', attributes: { source: 'video', slug } }
    case 'community':
      return { name: 'community', attributes: { slug } }
    case 'loop':
      return { name: 'loop', attributes: { slug } }
    case 'profile':
      return { name: 'profile', attributes: subject.isBrand ? { 'brand-slug': slug } : { slug } }
  }
}

const scriptTag = (src: string, settings: Readonly<Record<string, string>>) => {
  const parts = Object.entries(settings).map(([name, value]) => attribute(`data-${name}`, value))
  return `<script type="module"${attribute('src', new URL(src, document.baseURI).href)}${parts.join('')}></script>`
}

/** Pixels of a frame; `full` is as wide as its place. */
export const embedSizes = { '270': [270, 480], '360': [360, 640], full: ['100%', 640] } as const
export const embedSchemes = ['system', 'light', 'dark'] as const

/** What an author may choose: the scheme of a tag or a frame, and a frame's size. */
export interface EmbedOptions {
  size: keyof typeof embedSizes
  scheme: (typeof embedSchemes)[number]
}

/**
 * What an author pastes into a page to show a video, a place or a person there.
 * @param src address of the script
 * @param subject with the address of its page, and its name for those who see only that
 */
export const embedCode = (
  form: EmbedForm,
  src: string,
  { apiHost = '', brandId = '' }: Pick<Settings, 'apiHost' | 'brandId'>,
  subject: Subject & { url: string; title: string },
  { size, scheme }: EmbedOptions,
): string => {
  const host = new URL(apiHost, document.baseURI).href.replace(/\/$/, '')
  const { name, attributes } = embedOf(subject)
  const ownAttributes = scheme === 'system' ? attributes : { ...attributes, 'color-scheme': scheme }
  // Where links lead elsewhere than to the API's host, the script has to know it.
  const pages = subject.url.replace(/\/\w+\/[^/]*$/, '')
  const settings = { 'api-host': host, 'brand-id': brandId, ...(pages !== host && { 'host-url': pages }) }
  // Editors that drop the class keep the end of the address.
  const href = attribute('href', subject.url.includes('#') ? subject.url : `${subject.url}#geuin`)
  const link = `<a class="geuin"${href}>${escaped(subject.title)}</a>`
  switch (form) {
    case 'link':
      return `${link}\n${scriptTag(src, settings)}`
    case 'tag': {
      const parts = Object.entries(ownAttributes).map(([key, value]) => attribute(key, value))
      const element = `geuin-${name}`
      // The link is what shows without scripts, and what is left where an editor drops the tag.
      return `${scriptTag(src, settings)}\n<${element}${parts.join('')}>${link}</${element}>`
    }
    case 'frame': {
      const address = `${host}/embed/${name}?${new URLSearchParams({ ...ownAttributes, 'brand-id': brandId })}`
      const [width, height] = embedSizes[size]
      const box = `width="${width}" height="${height}" frameborder="0" loading="lazy"`
      return `<iframe${attribute('src', address)}${attribute('title', subject.title)} ${box} allow="${embedAllow}"></iframe>`
    }
  }
}
