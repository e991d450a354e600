import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Ctx, Env } from '../http/context'
import { answerPage, type LumenPage, lumenId } from '../site/frame'
import { type Person, people } from './people'

/** What Lumen's single sign-on is called. */
const ssoId = 'lumen-id'

type SignToken = (thirdPartyId: string, brandId: string, person: Person) => Promise<string>

const answer = (c: Ctx, page: Pick<LumenPage, 'account' | 'body'>) =>
  answerPage(
    c,
    {
      title: 'Members',
      description: 'A site whose own members need not sign in a second time.',
      home: '/members',
      links: [['/members', 'Members']],
      current: '/members',
      ...page,
    },
    { cache: 'no-store' },
  )

const doorPage = (c: Ctx) =>
  answer(c, {
    body: html`<main class="text">
  <h1>The members’ room</h1>
  <p>This stands for a site with accounts of its own. Whoever is signed in to the site is signed in to its videos too.</p>
  <h2>Sign in to the site as</h2>
  <ul class="choices">${people
    .filter(({ isConfirmed }) => isConfirmed)
    .map(
      ({ id, name }) => html`
    <li><a href="/members?as=${id}">${name}</a></li>`,
    )}
  </ul>
</main>`,
  })

const roomPage = (c: Ctx, { name }: Person, token: string) =>
  answer(c, {
    account: html`<geuin-auth sso-token="${token}" eager></geuin-auth>`,
    body: html`<main class="text">
  <h1>Hello, ${name}</h1>
  <p>The site’s server has put a token of five minutes into this page, good for one use.</p>
  <p><a href="/members">Leave the site</a></p>
  <pre><code>&lt;geuin-auth sso-token="eyJhbGciOiJFUzI1…"&gt;&lt;/geuin-auth&gt;</code></pre>
  <geuin-feed source="community" slug="night-skies"></geuin-feed>
</main>`,
  })

/** A page of a site that knows its viewers: what a brand's own server does for `sso-token`. */
export const memberPages = (app: Hono<Env>, sign: SignToken): void => {
  app.get('/members', async (c) => {
    const person = people.find(({ id, isConfirmed }) => isConfirmed && id === c.req.query('as'))
    return person ? roomPage(c, person, await sign(ssoId, lumenId, person)) : doorPage(c)
  })
}
