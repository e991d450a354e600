import type { Hono } from 'hono'
import { autoLogin, providerUrl } from '../../../src/wire/auth'
import type { Ctx, Env } from '../http/context'
import { plainPage } from '../http/notice'
import { originOf } from '../http/origin'
import { route } from '../http/route'
import type { Cipher } from '../security/cipher'
import type { Services } from '../services'
import { giveTokens } from '../session/tokens'
import { wordsFor } from '../words/wordsFor'
import { handBack } from './handBack'
import { providerPaths } from './providers'

interface ProviderDeps {
  services: Pick<Services, 'providers'>
  cipher: Cipher
}

/** The origin that the request names; `providers` prefers the configured one. */
const requestOriginOf = (c: Ctx) => originOf(c, null)

export const providerRoutes = ({ services: { providers }, cipher }: ProviderDeps) => [
  route(providerUrl, async ({ query, brand, c }) => ({
    url: await providers.begin(brand, {
      thirdPartyId: query.thirdPartyId,
      returnAddress: query.redirectURIOnProviderDashboard,
      browser: cipher.openDevice(query.encrypted_device_id),
      isPopup: query.is_popup,
      requestOrigin: requestOriginOf(c),
    }),
  })),
  route(
    autoLogin,
    async ({ body, brand, c }) => {
      const { thirdPartyId, redirectURIInfo: info } = body
      const device = {
        browser: cipher.openDevice(body.encrypted_device_id),
        agent: c.req.header('user-agent') ?? '',
      }
      const { account, tokens } = info
        ? await providers.enterWithCode(brand, {
            thirdPartyId,
            returnAddress: info.redirectURIOnProviderDashboard,
            code: info.redirectURIQueryParams.code,
            ...device,
          })
        : await providers.enterWithToken(brand, { thirdPartyId, token: body.sso_token ?? '', ...device })
      giveTokens(c, tokens)
      return account
    },
    // A viewer who signs in may still send the token of an ended session.
    { bearer: false },
  ),
]

const on = (c: Ctx, address: string) => {
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(address, 303)
}

/** Text, without the null character, which the database has no place for. */
const isShort = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most && !value.includes('\0')

const tooLate = (c: Ctx) => {
  const { language, latePage } = wordsFor(c.req.header('accept-language'))
  return plainPage(c, { language, ...latePage, status: 400 })
}

/** What a viewer's browser is sent through on the way to a provider and back; nobody calls these. */
export const providerHops = (app: Hono<Env>, { services: { providers } }: ProviderDeps): void => {
  app.get(providerPaths.go, async (c) => {
    const { request, state, prompt } = c.req.query()
    if (!isShort(request, 500) || !isShort(state, 500)) return tooLate(c)
    const address = await providers.leave(request, state, prompt === 'consent' ? prompt : null, requestOriginOf(c))
    return address ? on(c, address) : tooLate(c)
  })
  // Apple sends its answer as a form.
  app.on(['GET', 'POST'], `${providerPaths.back}/:provider`, async (c) => {
    const fields: Record<string, unknown> = c.req.method === 'POST' ? await c.req.parseBody() : c.req.query()
    const text = (name: string) => {
      const value = fields[name]
      return isShort(value, 4000) ? value : null
    }
    const thirdPartyId = c.req.param('provider')
    if (!isShort(thirdPartyId, 100)) return tooLate(c)
    const comeback = await providers.comeBack({
      state: text('state') ?? '',
      thirdPartyId,
      code: text('error') ? null : text('code'),
      error: text('error'),
      issuer: text('iss'),
    })
    if (!comeback) return tooLate(c)
    if (comeback.isPopup) return handBack(c, comeback)
    // A fragment is in no server's log and in no Referer.
    return on(c, `${comeback.returnAddress}#${new URLSearchParams(comeback.answer)}`)
  })
}
