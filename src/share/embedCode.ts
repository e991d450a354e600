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

/** The address of a link that becomes the element. */
const hrefOf = (url: string, startAt: number) => {
  // Where pages stand behind the hash, their query does too.
  const address = startAt ? `${url}?t=${startAt}` : url
  // Editors that drop the class keep the end of the address.
  return address.includes('#') ? address : `${address}#geuin`
}

const scriptTag = (src: string, settings: Readonly<Record<string, string>>) => {
  const parts = Object.entries(settings).map(([name, value]) => attribute(`data-${name}`, value))
  return `<script type="module"${attribute('src', new URL(src, document.baseURI).href)}${parts.join('')}></script>`
}

/** Pixels of a frame; `full` is as wide as its place. */
export const embedSizes = { '270': [270, 480], '360': [360, 640], full: ['100%', 640] } as const
export const embedSchemes = ['system', 'light', 'dark'] as const

/** What an author may choose: the scheme of a tag or a frame, a frame's size, and where a video begins. */
export interface EmbedOptions {
  size: keyof typeof embedSizes
  scheme: (typeof embedSchemes)[number]
  /** Whole seconds; 0 for the video's start. */
  startAt: number
}

/** The options that have a say in each form: a tag has the size that its page's style sheet gives it. */
export const embedChoices: Readonly<Record<EmbedForm, ReadonlyArray<'size' | 'scheme'>>> = {
  link: [],
  tag: ['scheme'],
  frame: ['size', 'scheme'],
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
  { size, scheme, startAt }: EmbedOptions,
): string => {
  const host = new URL(apiHost, document.baseURI).href.replace(/\/$/, '')
  const { name, attributes } = embedOf(subject)
  const theme = scheme === 'system' ? {} : { 'color-scheme': scheme }
  // Where links lead elsewhere than to the API's host, the script has to know it.
  const pages = subject.url.replace(/\/\w+\/[^/]*$/, '')
  const settings = { 'api-host': host, 'brand-id': brandId, ...(pages !== host && { 'host-url': pages }) }
  const link = `<a class="geuin"${attribute('href', hrefOf(subject.url, startAt))}>${escaped(subject.title)}</a>`
  switch (form) {
    case 'link':
      return `${link}\n${scriptTag(src, settings)}`
    case 'tag': {
      const own = { ...attributes, ...(startAt && { 'start-at': `${startAt}` }), ...theme }
      const parts = Object.entries(own).map(([key, value]) => attribute(key, value))
      const element = `geuin-${name}`
      // The link is what shows without scripts, and what is left where an editor drops the tag.
      return `${scriptTag(src, settings)}\n<${element}${parts.join('')}>${link}</${element}>`
    }
    case 'frame': {
      const address = `${host}/embed/${name}?${new URLSearchParams({ ...attributes, ...(startAt && { t: `${startAt}` }), ...theme, 'brand-id': brandId })}`
      const [width, height] = embedSizes[size]
      const box = `width="${width}" height="${height}" frameborder="0" loading="lazy"`
      return `<iframe${attribute('src', address)}${attribute('title', subject.title)} ${box} allow="${embedAllow}"></iframe>`
    }
  }
}
