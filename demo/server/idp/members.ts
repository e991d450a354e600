import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Ctx, Env } from '../http/context'
import { pageHeaders } from '../http/pages'
import { type Person, people } from './people'

/** The seed's Lumen, and what its single sign-on is called. */
const lumen = { brandId: '1', ssoId: 'lumen-id' }

type SignToken = (thirdPartyId: string, brandId: string, person: Person) => Promise<string>

const page = (c: Ctx, body: ReturnType<typeof html>) => {
  for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  return c.html(html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="color-scheme" content="light dark">
  <meta name="description" content="A site whose own members need not sign in a second time.">
  <title>Members · Lumen</title>
  <link rel="icon" href="/media/brands/lumen/logo.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/community.css">
  <link rel="stylesheet" href="/members.css">
  <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="${lumen.brandId}"></script>
</head>
<body>

${body}

<footer class="foot">
  <p>Lumen is a made-up brand for this demo.</p>
  <p><a href="/">All demo pages</a></p>
</footer>

</body>
</html>
`)
}

const bar = (account: ReturnType<typeof html>) => html`<header class="bar">
  <a class="logo" href="/members"><img src="/media/brands/lumen/web-logo.svg" alt="Lumen" width="110" height="32"></a>
  <nav aria-label="Main"><a href="/members" aria-current="page">Members</a></nav>
  ${account}
</header>`

const doorPage = (c: Ctx) =>
  page(
    c,
    html`${bar(html`<geuin-auth></geuin-auth>`)}
<main class="members">
  <h1>The members’ room</h1>
  <p>This stands for a site with accounts of its own. Whoever is signed in to the site is signed in to its videos too.</p>
  <h2>Sign in to the site as</h2>
  <ul>
    ${people
      .filter(({ isConfirmed }) => isConfirmed)
      .map(({ id, name }) => html`<li><a href="/members?as=${id}">${name}</a></li>`)}
  </ul>
</main>`,
  )

const roomPage = (c: Ctx, { name }: Person, token: string) =>
  page(
    c,
    html`${bar(html`<geuin-auth sso-token="${token}" eager></geuin-auth>`)}
<main class="members">
  <h1>Hello, ${name}</h1>
  <p>The site’s server has put a token of five minutes into this page, good for one use. <a href="/members">Leave the site</a></p>
  <pre><code>&lt;geuin-auth sso-token="eyJhbGciOiJFUzI1…"&gt;&lt;/geuin-auth&gt;</code></pre>
  <geuin-feed source="community" slug="night-skies"></geuin-feed>
</main>`,
  )

/** A page of a site that knows its viewers: what a brand's own server does for `sso-token`. */
export const memberPages = (app: Hono<Env>, sign: SignToken): void => {
  app.get('/members', async (c) => {
    const person = people.find(({ id, isConfirmed }) => isConfirmed && id === c.req.query('as'))
    return person ? roomPage(c, person, await sign(lumen.ssoId, lumen.brandId, person)) : doorPage(c)
  })
}
