import { html } from 'hono/html'
import type { Ctx } from './context'

/** What a page without a script may do. */
export const plainPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

interface PlainPage {
  title: string
  /** Markup, made by `html`. */
  body: ReturnType<typeof html>
  /** More of the head, made by `html`. */
  head?: ReturnType<typeof html> | string
  status?: 200 | 400
}

/** A page without a script, with the demo's look and in nobody's cache or frame. */
export const plainPage = (c: Ctx, { title, body, head = '', status = 200 }: PlainPage) => {
  c.header('content-security-policy', plainPolicy)
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/site.css">
  <link rel="stylesheet" href="/id.css">
  ${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`,
    status,
  )
}

/** Says that something cannot go on, where there is no page to go back to. */
export const noticePage = (c: Ctx, { title, text }: { title: string; text: string }) =>
  plainPage(c, { title, status: 400, body: html`<h1>${title}</h1><p class="lead">${text}</p>` })
