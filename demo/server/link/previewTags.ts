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
const oembedOf = (address: string) => `${new URL(address).origin}/oembed?url=${encodeURIComponent(address)}`

const meta = (property: string, content: string) => html`<meta property="${property}" content="${content}">`

/** What a page's head tells about itself to those who show previews: Open Graph, and where to ask by oEmbed. */
export const previewTags = ({ site, title, description, picture, address }: Preview): Markup =>
  html`${meta('og:type', 'website')}${meta('og:site_name', site)}${meta('og:title', title)}${meta('og:description', description)}${meta('og:url', address)}
${picture ? [meta('og:image', picture), meta('twitter:card', 'summary_large_image')] : meta('twitter:card', 'summary')}
<link rel="alternate" type="application/json+oembed" href="${oembedOf(address)}" title="${title}">`
