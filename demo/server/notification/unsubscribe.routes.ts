import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Brand } from '../brand/brands'
import type { Ctx, Env } from '../http/context'
import type { Markup } from '../http/document'
import { plainPage } from '../http/notice'
import type { Services } from '../services'
import { fill } from '../words/fill'
import type { Words } from '../words/words'
import { wordsFor } from '../words/wordsFor'
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
    return { userId, brand, words: wordsFor(found.language ?? c.req.header('accept-language')) }
  }

  const page = (
    c: Ctx,
    { name, logo }: Brand,
    { language }: Words,
    parts: { title: string; lead: string; body: Markup },
  ) => plainPage(c, { mark: { name, picture: logo }, layout: 'card', language, ...parts })

  const overPage = (c: Ctx) => {
    const { language, toSite, stopPage } = wordsFor(c.req.header('accept-language'))
    const body = html`<p class="actions"><a class="main" href="${home}">${toSite}</a></p>`
    const { overTitle: title, overLead: lead } = stopPage
    return plainPage(c, { mark: null, layout: 'card', language, title, lead, body, status: 400 })
  }

  app.get(path, async (c) => {
    const found = await find(c)
    if (!found) return overPage(c)
    const { brand, words } = found
    const { title, lead, stop, keep } = words.stopPage
    const body = html`<form class="actions" method="post">
    <button>${stop}</button>
    <a href="${home}">${keep}</a>
  </form>`
    return page(c, brand, words, { title, lead: fill(lead, { brand: brand.name }), body })
  })

  app.post(path, async (c) => {
    const found = await find(c)
    if (!found) return overPage(c)
    const { userId, brand, words } = found
    await notificationSettings.stopMail(userId)
    const { doneTitle: title, doneLead: lead, resume } = words.stopPage
    const body = html`<form class="actions" method="post" action="${c.req.path}/resume">
    <button>${resume}</button>
    <a href="${home}">${words.toSite}</a>
  </form>`
    return page(c, brand, words, { title, lead, body })
  })

  app.post(`${path}/resume`, async (c) => {
    const found = await find(c)
    if (!found) return overPage(c)
    const { userId, brand, words } = found
    await notificationSettings.resumeMail(userId)
    const { resumedTitle: title, resumedLead: lead } = words.stopPage
    const body = html`<p class="actions"><a class="main" href="${home}">${words.toSite}</a></p>`
    return page(c, brand, words, { title, lead, body })
  })
}
