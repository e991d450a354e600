import type { Settings } from '../kit/settings'

const attribute = (name: string, value: string) =>
  ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`

/** What an author pastes into a page to show a video or a community there. @param src address of the script */
export const embedCode = (
  src: string,
  { apiHost = '', brandId = '' }: Pick<Settings, 'apiHost' | 'brandId'>,
  { kind, slug }: { kind: 'video' | 'community'; slug: string },
): string => {
  const script = new URL(src, document.baseURI).href
  const host = attribute('data-api-host', new URL(apiHost, document.baseURI).href.replace(/\/$/, ''))
  const own =
    kind === 'video'
      ? `<geuin-feed source="video"${attribute('slug', slug)}></geuin-feed>`
      : `<geuin-community${attribute('slug', slug)}></geuin-community>`
  return `<script type="module"${attribute('src', script)}${host}${attribute('data-brand-id', brandId)}></script>\n${own}`
}
