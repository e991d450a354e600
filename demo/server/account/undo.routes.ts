import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Brand } from '../brand/brands'
import type { Ctx, Env } from '../http/context'
import { plainPage } from '../http/notice'
import type { Services } from '../services'
import { fillMarkup } from '../words/fill'
import { wordsFor } from '../words/wordsFor'
import type { ContactChange } from './contactChanges'

interface UndoDeps {
  services: Pick<Services, 'contactChanges' | 'brands'>
  /** Where the brand's pages are; null where this server shows them itself. */
  site: string | null
}

export const undoPath = '/undo'

const addressOf = ({ email, phone }: ContactChange) => email ?? phone ?? ''

const markOf = ({ name, logo }: Brand) => ({ name, picture: logo })

const wordsOf = (c: Ctx, change?: ContactChange) => wordsFor(change?.language ?? c.req.header('accept-language'))

const askingPage = (c: Ctx, brand: Brand, change: ContactChange, site: string) => {
  const { language, undoPage } = wordsOf(c, change)
  const { title, lead, undo, keep } = undoPage
  return plainPage(c, {
    ...{ mark: markOf(brand), layout: 'card', language, title },
    lead: fillMarkup(lead, { name: `@${change.nickname}`, address: addressOf(change) }),
    body: html`<form class="actions" method="post">
    <button>${undo}</button>
    <a href="${site}">${keep}</a>
  </form>`,
  })
}

const donePage = (c: Ctx, brand: Brand, change: ContactChange, site: string) => {
  const { language, undoPage } = wordsOf(c, change)
  const { doneTitle: title, doneLead, signIn } = undoPage
  return plainPage(c, {
    ...{ mark: markOf(brand), layout: 'card', language, title },
    lead: fillMarkup(doneLead, { address: addressOf(change) }),
    body: html`<p class="actions"><a class="main" href="${site}">${signIn}</a></p>`,
  })
}

/** Used, too old, or never given out: whose link it was is not known any more. */
const overPage = (c: Ctx, site: string) => {
  const { language, overTitle: title, undoPage, toSite } = wordsOf(c)
  const body = html`<p class="actions"><a class="main" href="${site}">${toSite}</a></p>`
  return plainPage(c, { mark: null, layout: 'card', language, title, lead: undoPage.overLead, body, status: 400 })
}

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
