import { html } from 'hono/html'
import type { Markup } from '../http/document'

export interface Preview {
  /** The brand's name. */
  site: string
  title: string
  description: string
  /** A full address. */
  picture: string | null
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

/** What a page's head tells about itself to those who show previews: Open Graph, and where to ask by oEmbed. */
export const previewTags = ({ site, title, description, picture, address }: Preview): Markup =>
  html`${meta('og:type', 'website')}${meta('og:site_name', site)}${meta('og:title', title)}${meta('og:description', description)}${meta('og:url', address)}
${picture ? [meta('og:image', picture), meta('twitter:card', 'summary_large_image')] : meta('twitter:card', 'summary')}
${discoveryTags({ address, title })}`
