import assert from 'node:assert/strict'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import type { WireAccount } from '../../../../src/wire/user'
import { type Answer, call } from '../../../support/server'
import { post } from '../signIn/signIn'

/** A page of the demo that somebody signs in from. */
export const page = 'http://localhost/article.html?list=a%20b'
export const browser = 'browser-1'
export const state = 'geuin-state'

export interface Trip {
  provider?: string
  /** Where the viewer wants to come back to. */
  page?: string
  /** The browser that begins, and signs in. */
  device?: string
  /** The sign-in has a window of its own. */
  isPopup?: boolean
  /** Who signs in at the provider, or what is typed or pressed there. */
  choose?: Record<string, string>
  brand?: string
}

/** Asks where a sign-in begins. */
export const ask = (app: TestApp, trip: Trip = {}) => {
  const { provider = 'google', page: back = page, device = browser, brand = '1', isPopup } = trip
  const query = new URLSearchParams({
    ...{ thirdPartyId: provider, redirectURIOnProviderDashboard: back, encrypted_device_id: device },
    ...(isPopup && { is_popup: 'true' }),
  })
  return call<{ url: string } | null>(app, `${paths.providerUrl}?${query}`, { headers: { 'x-brand-id': brand } })
}

/** Follows one redirect. */
export const hop = async (app: TestApp, address: string, init?: RequestInit): Promise<URL> => {
  const answer = await app.fetch(address, init)
  assert.equal(answer.status, 303, `${address}: ${answer.status} ${await answer.text()}`)
  assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  return new URL(answer.headers.get('location') ?? '')
}

/** The address that a page without scripts forwards to. */
export const refreshOf = (markup: string): string =>
  (/http-equiv="refresh" content="0; url=([^"]*)"/.exec(markup)?.[1] ?? '').replaceAll('&amp;', '&')

/** What the provider's page answers to its form. */
export const submit = async (app: TestApp, authorization: URL, choose: Record<string, string>) => {
  const answer = await app.fetch(new URL(authorization.pathname, authorization).href, {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(authorization.searchParams), ...choose }),
  })
  return { answer, markup: await answer.text() }
}

/** The way to the provider's page, with the page's own state. */
export const leave = async (app: TestApp, trip: Trip = {}): Promise<URL> => {
  const { data, message } = await ask(app, trip)
  assert.ok(data, message)
  return hop(app, `${data.url}&prompt=consent&state=${state}`)
}

/** Our address that the provider sends the viewer to. */
export const agree = async (
  app: TestApp,
  authorization: URL,
  choose = { person: 'robin' } as Record<string, string>,
) => {
  const { markup } = await submit(app, authorization, choose)
  const address = refreshOf(markup)
  assert.ok(address, markup)
  return address
}

/** The whole way to the provider and back; gives the page's address. */
export const travel = async (app: TestApp, trip: Trip = {}): Promise<URL> =>
  hop(app, await agree(app, await leave(app, trip), trip.choose))

const web = { encrypted_device_id: browser, login_source: 'web', device_type: 3 }

/** What the fragment of the page's address holds. */
export const answerOf = (back: URL) => new URLSearchParams(back.hash.slice(1))

/** Signs in with what the page's address holds. */
export const enterWith = (
  app: TestApp,
  back: URL,
  { provider = 'google', page: from = page, device = browser, brand = '1' }: Trip = {},
): Promise<Answer<WireAccount | null>> =>
  post<WireAccount | null>(
    app,
    paths.autoLogin,
    {
      ...web,
      encrypted_device_id: device,
      thirdPartyId: provider,
      redirectURIInfo: {
        redirectURIOnProviderDashboard: from,
        redirectURIQueryParams: { code: answerOf(back).get('code') },
      },
    },
    { 'x-brand-id': brand },
  )

/** Signs in with a token of the brand's own page. */
export const enterWithToken = (app: TestApp, token: string, { provider = 'lumen-id', brand = '1' }: Trip = {}) =>
  post<WireAccount | null>(
    app,
    paths.autoLogin,
    { ...web, thirdPartyId: provider, sso_token: token },
    { 'x-brand-id': brand },
  )

export const signInThrough = async (app: TestApp, trip: Trip = {}) => enterWith(app, await travel(app, trip), trip)
