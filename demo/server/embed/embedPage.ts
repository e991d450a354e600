import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Embed } from '../../../src/wire/embed'
import type { Brand } from '../brand/brands'
import type { Markup } from '../http/document'
import { headersOf } from '../http/pages'

export interface EmbedPage {
  brand: Brand
  embed: Embed
  /** What it shows, in words. */
  title: string
  /** The page about the same, for readers without scripts. */
  address: string
  /** Where the brand's pages are, for links that lead out of the frame. */
  site: string
  /** HTML that requests what the element needs first, see `preloadLinks` of `geuin/server`. */
  preload: string
  /** Custom properties, see {@link themeFrom}. */
  theme: ReadonlyArray<readonly [property: string, value: string]>
  /** A policy's sources. */
  frameAncestors: string
}

const colour = /^(#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6}, ?#[0-9a-f]{6}\))$/i

/** What of a theme an address may set; each becomes a custom property, so only these forms pass. */
const themeForms: Readonly<Record<string, RegExp>> = {
  accent: colour,
  'on-accent': colour,
  radius: /^\d{1,3}px$/,
  font: /^[\w '",-]{1,120}$/,
  density: /^[01](\.\d{1,2})?$/,
}

/** The custom properties that an address sets. */
export const themeFrom = (read: (name: string) => string | undefined): EmbedPage['theme'] =>
  Object.entries(themeForms).flatMap(([name, form]) => {
    const value = read(name)
    return value !== undefined && form.test(value) ? [[`--geuin-${name}`, value] as const] : []
  })

const attributeIn = ({ attributes }: Embed, name: string) => attributes.find(([it]) => it === name)?.[1]

/** Fills the frame where the element has no height of its own, and then the frame keeps the size that its page gives. */
const fillsFrame = ({ name, attributes }: Embed) =>
  name === 'app' || (name === 'feed' && !attributes.some(([it, value]) => it === 'layout' && value !== 'feed'))

const styleOf = ({ theme, embed }: EmbedPage) => {
  const tag = `geuin-${embed.name}`
  const properties = theme.map(([property, value]) => `${property}:${value}`).join(';')
  const box = fillsFrame(embed) ? `${tag}{display:block;block-size:100svb}` : `${tag}{display:block}`
  // The heading is for those who hear it.
  const heading = 'h1{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}'
  return `*{margin:0}html{background:transparent;font-family:system-ui,sans-serif}${heading}${box}:root{${properties}}`
}

/** An element alone on a page, for frames of other sites; its link shows where scripts are off. */
export const embedPage = async (page: EmbedPage): Promise<{ html: string; headers: Record<string, string> }> => {
  const { brand, embed, title, address, site, preload, frameAncestors } = page
  const style = styleOf(page)
  const scheme = attributeIn(embed, 'color-scheme')
  const attributes: Markup[] = embed.attributes.map(([name, value]) => html` ${raw(name)}="${value}"`)
  const [start, end] = [raw(`<geuin-${embed.name}`), raw(`</geuin-${embed.name}>`)]
  const text = await html`<!doctype html>
<html lang="${attributeIn(embed, 'locale') ?? 'en'}"${fillsFrame(embed) ? html` data-fills-frame` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${scheme === 'light' || scheme === 'dark' ? scheme : 'light dark'}">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<link rel="canonical" href="${address}">
<link rel="icon" href="${brand.logo || 'data:,'}">
<base target="_blank">
<style>${raw(style)}</style>
<script type="module" src="/dist/framed.js"></script>
<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="${brand.brand_id}" data-host-url="${site}"></script>
${raw(preload)}
</head>
<body>
<main>
<h1>${title}</h1>
${start}${attributes} eager><a href="${address}">${title}</a>${end}
</main>
</body>
</html>
`
  const headers = headersOf({
    'style-src': `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'frame-ancestors': frameAncestors,
  })
  return {
    html: String(text),
    headers: { ...headers, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  }
}
