import { html } from 'hono/html'
import type { Markup } from '../http/document'

/** A JPEG. */
export interface PreviewCard {
  /** A full address. */
  address: string
  width: number
  height: number
}

export interface Preview {
  /** The brand's name. */
  site: string
  title: string
  description: string
  /** The full address of what it shows; of a video its poster. */
  picture: string | null
  /** The picture for previews, where there is one of its own. */
  card: PreviewCard | null
  /** Of the page itself. */
  address: string
}

/** Where other sites ask for the preview of an address (https://oembed.com). */
const oembedOf = (address: string, format: 'json' | 'xml') =>
  `${new URL(address).origin}/oembed?${new URLSearchParams({ url: address, format })}`

/** By these, sites into which somebody pastes a page's address learn what to show. */
export const discoveryTags = ({ address, title }: Pick<Preview, 'address' | 'title'>): Markup =>
  html`<link rel="alternate" type="application/json+oembed" href="${oembedOf(address, 'json')}" title="${title}">
<link rel="alternate" type="text/xml+oembed" href="${oembedOf(address, 'xml')}" title="${title}">`

const meta = (property: string, content: string) => html`<meta property="${property}" content="${content}">`

const pictureTags = ({ picture, card, title }: Preview) => {
  const shown = card?.address ?? picture
  if (!shown) return meta('twitter:card', 'summary')
  return [
    meta('og:image', shown),
    ...(card
      ? [
          meta('og:image:type', 'image/jpeg'),
          meta('og:image:width', String(card.width)),
          meta('og:image:height', String(card.height)),
        ]
      : []),
    meta('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** What a page's head tells about itself to those who show previews: Open Graph, and where to ask by oEmbed. */
export const previewTags = (preview: Preview): Markup => {
  const { site, title, description, address } = preview
  return html`${meta('og:type', 'website')}${meta('og:site_name', site)}${meta('og:title', title)}${meta('og:description', description)}${meta('og:url', address)}
${pictureTags(preview)}
${discoveryTags({ address, title })}`
}
