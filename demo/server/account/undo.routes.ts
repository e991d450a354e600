import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Brand } from '../brand/brands'
import type { Ctx, Env } from '../http/context'
import { plainPage } from '../http/notice'
import type { Services } from '../services'
import type { ContactChange } from './contactChanges'

interface UndoDeps {
  services: Pick<Services, 'contactChanges' | 'brands'>
  /** Where the brand's pages are; null where this server shows them itself. */
  site: string | null
}

export const undoPath = '/undo'

const addressOf = ({ email, phone }: ContactChange) => email ?? phone ?? ''

const markOf = ({ name, logo }: Brand) => ({ name, picture: logo })

const askingPage = (c: Ctx, brand: Brand, change: ContactChange, site: string) =>
  plainPage(c, {
    mark: markOf(brand),
    layout: 'card',
    title: 'Take your address back?',
    lead: html`<bdi>@${change.nickname}</bdi> belongs to <bdi>${addressOf(change)}</bdi> again, and every device is signed out.`,
    body: html`<form class="actions" method="post">
    <button>Undo the change</button>
    <a href="${site}">Leave it as it is</a>
  </form>`,
  })

const donePage = (c: Ctx, brand: Brand, change: ContactChange, site: string) =>
  plainPage(c, {
    mark: markOf(brand),
    layout: 'card',
    title: 'Your address is back',
    lead: html`Every device is signed out. Sign in with <bdi>${addressOf(change)}</bdi> to look around.`,
    body: html`<p class="actions"><a class="main" href="${site}">Sign in</a></p>`,
  })

/** Used, too old, or never given out: whose link it was is not known any more. */
const overPage = (c: Ctx, site: string) =>
  plainPage(c, {
    mark: null,
    layout: 'card',
    title: 'This link is over',
    lead: 'It worked once, for three days. Write to us and we’ll look at it together.',
    body: html`<p class="actions"><a class="main" href="${site}">Go to the site</a></p>`,
    status: 400,
  })

/** What the link in the notice to a former address opens. Opening changes nothing, since mail programs open links too. */
export const undoPages = (app: Hono<Env>, { services: { contactChanges, brands }, site }: UndoDeps): void => {
  const home = site ?? '/'
  app.get(`${undoPath}/:token{[\\w-]{1,100}}`, async (c) => {
    const change = await contactChanges.read(c.req.param('token'))
    return change ? askingPage(c, await brands.byId(change.brandId), change, home) : overPage(c, home)
  })
  app.post(`${undoPath}/:token{[\\w-]{1,100}}`, async (c) => {
    const change = await contactChanges.undo(c.req.param('token'))
    return change ? donePage(c, await brands.byId(change.brandId), change, home) : overPage(c, home)
  })
}
