import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Brand } from '../brand/brands'
import type { Ctx, Env } from '../http/context'
import { plainPage } from '../http/notice'
import type { Services } from '../services'
import { wordsFor } from './sentences'
import { unsubscribePath } from './unsubscribe'

interface UnsubscribeDeps {
  services: Pick<Services, 'accounts' | 'brands' | 'notificationSettings' | 'unsubscribe'>
  /** Where the brand's pages are; null where this server shows them itself. */
  site: string | null
}

/** What the link in a digest opens. Opening changes nothing, since mail programs open links too; one click in a mail program (RFC 8058) sends the form. */
export const unsubscribePages = (app: Hono<Env>, { services, site }: UnsubscribeDeps): void => {
  const { accounts, brands, notificationSettings, unsubscribe } = services
  const home = site ?? '/'
  const path = `${unsubscribePath}/:token{[\\w.-]{1,100}}` as const

  const find = async (c: Ctx) => {
    const userId = await unsubscribe.userOf(c.req.param('token') ?? '')
    const found = userId && (await accounts.mailReader(userId))
    if (!found) return null
    const brand = await brands.byId(found.brandId)
    return { userId, brand, words: wordsFor(found.language).stopPage }
  }

  const page = (c: Ctx, brand: Brand, parts: { title: string; lead: string; body: ReturnType<typeof html> }) =>
    plainPage(c, { mark: { name: brand.name, picture: brand.logo }, layout: 'card', ...parts })

  const overPage = (c: Ctx) => {
    const { overTitle, overLead, toSite } = wordsFor(c.req.header('accept-language') ?? null).stopPage
    const body = html`<p class="actions"><a class="main" href="${home}">${toSite}</a></p>`
    return plainPage(c, { mark: null, layout: 'card', title: overTitle, lead: overLead, body, status: 400 })
  }

  app.get(path, async (c) => {
    const found = await find(c)
    if (!found) return overPage(c)
    const { brand, words } = found
    const body = html`<form class="actions" method="post">
    <button>${words.stop}</button>
    <a href="${home}">${words.keep}</a>
  </form>`
    return page(c, brand, { title: words.title, lead: words.lead(brand.name), body })
  })

  app.post(path, async (c) => {
    const found = await find(c)
    if (!found) return overPage(c)
    const { userId, brand, words } = found
    await notificationSettings.stopMail(userId)
    const body = html`<form class="actions" method="post" action="${c.req.path}/resume">
    <button>${words.resume}</button>
    <a href="${home}">${words.toSite}</a>
  </form>`
    return page(c, brand, { title: words.doneTitle, lead: words.doneLead, body })
  })

  app.post(`${path}/resume`, async (c) => {
    const found = await find(c)
    if (!found) return overPage(c)
    const { userId, brand, words } = found
    await notificationSettings.resumeMail(userId)
    const body = html`<p class="actions"><a class="main" href="${home}">${words.toSite}</a></p>`
    return page(c, brand, { title: words.resumedTitle, lead: words.resumedLead, body })
  })
}
