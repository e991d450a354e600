import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Brand } from '../brand/brands'
import { fill } from '../words/fill'
import type { Words } from '../words/words'
import { directionOf } from '../words/wordsFor'
import { type PreviewCard, previewTags } from './previewTags'

export interface LinkPage {
  brand: Brand
  title: string
  description: string
  /** A full address. */
  picture: string | null
  card: PreviewCard | null
  /** Of the link itself. */
  address: string
  /** Where it leads. */
  target: string
  /** For a link that offers the app first; null for one that just leads on. */
  stores: { ios: string | null; android: string | null } | null
  /** The caller's User-Agent. */
  agent: string
  /** The caller's language. */
  words: Words
}

const hex = /^#[0-9a-f]{6}$/

/** The page's style in the brand's colours; the policy allows it by its hash. */
const styleOf = ({ look: { colours } }: Brand) => {
  const both = (name: 'accent' | 'on_accent', light: string, dark: string) => {
    const [one, two] = [colours.light[name], colours.dark[name]]
    return `light-dark(${hex.test(one) ? one : light},${hex.test(two) ? two : dark})`
  }
  return `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box}
main{inline-size:min(420px,100%);display:grid;gap:14px;text-align:center}
img{inline-size:100%;aspect-ratio:1;object-fit:cover;border-radius:20px;background:#8883;margin-block-end:6px}
h1{margin:0;font-size:26px;line-height:1.15;text-wrap:balance;overflow-wrap:anywhere}
p{margin:0;text-wrap:pretty;overflow-wrap:anywhere}
.by{font-weight:600;opacity:.7}
a{display:block;padding:13px 20px;border-radius:999px;color:inherit;font-weight:600;text-decoration:none;border:1px solid #8886}
a:focus-visible{outline:3px solid;outline-offset:2px}
a:first-of-type{margin-block-start:8px;border-color:transparent;background:${both('accent', '#16161d', '#f4f4f6')};color:${both('on_accent', '#ffffff', '#16161d')}}`
}

/** Origins of a page's pictures, which are all that its policy lets it load. */
const originsOf = (addresses: readonly (string | null)[], base: string): string[] => [
  ...new Set(addresses.flatMap((it) => (it ? [new URL(it, base).origin] : []))),
]

const headersFor = (style: string, pictures: readonly string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `img-src data: ${pictures.join(' ')}`,
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=300',
  // Another phone is shown another shop.
  vary: 'user-agent, accept-language',
})

const isPhone = (agent: string) => ({ ios: /iPhone|iPad|iPod/.test(agent), android: /Android/.test(agent) })

/** The shop of the phone that asks; both where it is no phone. */
const shopsFor = ({ stores, agent, words: { linkPage } }: LinkPage): Array<[name: string, address: string]> => {
  const phone = isPhone(agent)
  const all: Array<[name: string, address: string | null | undefined, isOther: boolean]> = [
    [linkPage.appStore, stores?.ios, phone.android],
    [linkPage.googlePlay, stores?.android, phone.ios],
  ]
  return all.flatMap(([name, address, isOther]) => (address && !isOther ? [[name, address] as [string, string]] : []))
}

/**
 * The page of a short link: what a crawler shows of it, and the way on for people, also without scripts. A link that
 * offers no app leads on by itself.
 */
export const linkPage = async (page: LinkPage): Promise<{ html: string; headers: Record<string, string> }> => {
  const { brand, title, description, picture, card, address, target, stores, words } = page
  const shops = shopsFor(page)
  const isRedirect = !stores || shops.length === 0
  const style = styleOf(brand)
  const text = await html`<!doctype html>
<html lang="${words.language}" dir="${directionOf(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="${brand.logo || 'data:,'}">
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
${previewTags({ site: brand.name, title, description, picture, card, address })}
${isRedirect ? html`<meta http-equiv="refresh" content="0; url=${target}">` : ''}
<style>${raw(style)}</style>
</head>
<body>
<main>
${picture ? html`<img src="${picture}" alt="">` : ''}
<p class="by">${brand.name}</p>
<h1>${title}</h1>
${description ? html`<p>${description}</p>` : ''}
${shops.map(([name, shop]) => html`<a href="${shop}">${name}</a>`)}
<a href="${target}">${isRedirect ? fill(words.linkPage.toBrand, { brand: brand.name }) : words.linkPage.browser}</a>
</main>
</body>
</html>
`
  return { html: String(text), headers: headersFor(style, originsOf([picture, brand.logo ?? null], address)) }
}
