import type { IntentOf } from '../intent/intent'
import type { Settings } from '../kit/settings'

type Shared = IntentOf<'share'>

/** What of a thing its tag needs. */
type Subject =
  | Pick<Exclude<Shared, { kind: 'profile' }>, 'kind' | 'slug'>
  | Pick<Extract<Shared, { kind: 'profile' }>, 'kind' | 'slug' | 'isBrand'>

const attribute = (name: string, value: string) =>
  ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`

/** The tag that shows it. */
const tagOf = (subject: Subject): string => {
  const slug = attribute('slug', subject.slug)
  switch (subject.kind) {
    case 'video':
      return `<geuin-feed source="video"${slug}></geuin-feed>`
    case 'community':
      return `<geuin-community${slug}></geuin-community>`
    case 'loop':
      return `<geuin-loop${slug}></geuin-loop>`
    case 'profile':
      return `<geuin-profile${subject.isBrand ? attribute('brand-slug', subject.slug) : slug}></geuin-profile>`
  }
}

/** What an author pastes into a page to show a video, a place or a person there. @param src address of the script */
export const embedCode = (
  src: string,
  { apiHost = '', brandId = '' }: Pick<Settings, 'apiHost' | 'brandId'>,
  subject: Subject,
): string => {
  const script = new URL(src, document.baseURI).href
  const host = attribute('data-api-host', new URL(apiHost, document.baseURI).href.replace(/\/$/, ''))
  const settings = `${host}${attribute('data-brand-id', brandId)}`
  return `<script type="module"${attribute('src', script)}${settings}></script>\n${tagOf(subject)}`
}
