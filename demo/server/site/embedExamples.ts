import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Ctx, Env } from '../http/context'
import { lumenId } from './frame'
import { rendererOf } from './renderer'

/** The video that the page about embeds shows in all its ways. */
const slug = 'aurora-over-the-ridge'

/** A reading page's own style, which says nothing of the elements. */
const articleStyle = `:root{color-scheme:light dark;font:18px/1.6 Charter,Georgia,"Liberation Serif",serif}
body{margin:0 auto;padding:32px clamp(20px,6%,64px);max-inline-size:680px}
h1{font-size:32px;line-height:1.12;margin:0 0 14px;text-wrap:balance}
ul{display:flex;gap:8px;list-style:none;margin:0 0 18px;padding:0}
li{flex:1 1 0;min-inline-size:0;font-size:14px;line-height:1.3}
img{max-inline-size:100%;block-size:auto}
a{color:light-dark(#17171b,#f2f2f5)}`

/** Nothing but the browser's own style, in its own schemes. */
const bareStyle = ':root{color-scheme:light dark}'

interface Example {
  title: string
  style: string
  body: ReturnType<typeof html>
}

const answer = async (c: Ctx, { title, style, body }: Example) => {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<base target="_blank">
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>
`
  return c.html(page, 200, {
    'content-security-policy': [
      `default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ].join('; '),
    ...{ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  })
}

/**
 * What stands between an element's tags, on pages without any script: in an article, under no style at all, and as text.
 * The page about embeds shows them in frames.
 */
export const embedExamples = (app: Hono<Env>, root: string): void => {
  const render = rendererOf(app, root)
  const feed = (c: Ctx, attributes: Readonly<Record<string, string>>, limit: number) => {
    const { origin } = new URL(c.req.url)
    // Readers of feeds and mail have no page that an address could be relative to.
    return render(c, 'geuin-feed', attributes, { brandId: lumenId, origin, routeBase: origin, limit })
  }
  const video = (c: Ctx) => feed(c, { source: 'video', slug }, 1)

  app.get('/embeds/article', async (c) => {
    const [one, some] = await Promise.all([video(c), feed(c, { source: 'community', slug: 'night-skies' }, 3)])
    return answer(c, {
      title: 'A sky is a very forgiving function',
      style: articleStyle,
      body: html`<h1>A sky is a very forgiving function</h1>
<p>Hanna Reuter, 3 March</p>
<p>She changes one number, and the green pulls back behind the ridge like a tide.</p>
${raw(one)}
<p>The others in the club work the same way. A wave, a colour, one thing that changes.</p>
${raw(some)}`,
    })
  })
  app.get('/embeds/bare', async (c) =>
    answer(c, {
      title: 'No style at all',
      style: bareStyle,
      body: html`<h1>No style at all</h1>
<p>Even then it is a picture that asks to be pressed.</p>
${raw(await video(c))}`,
    }),
  )
  app.get('/embeds/markup', async (c) => c.text(await video(c), 200, { 'cache-control': 'no-cache' }))
}
