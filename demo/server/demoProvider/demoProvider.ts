import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Now } from '../clock'
import type { Env } from '../http/context'
import { noticePage } from '../http/notice'
import { originOf } from '../http/origin'
import type { Provider } from '../provider/oidc'
import { providerPaths } from '../provider/providers'
import { maxSsoTokenSeconds, ssoAudience } from '../provider/ssoTokens'
import { isSame, makeToken } from '../security/hash'
import { createAuthorisations } from './authorisations'
import { createKeys } from './keys'
import { memberPages } from './members'
import { choicePage, leavingPage } from './pages'
import { type Person, people, typedPerson } from './people'
import { answerAddress, demoClient, readRequest } from './request'

interface Options {
  now: Now
  /** The server as viewers reach it; as the request says unless given. */
  publicUrl: string | null
}

export interface DemoProvider {
  /** The provider's pages and endpoints below /id, and /members, a page of a site that signs its own people in. */
  app: Hono<Env>
  /** How the server knows one of its providers: google, apple, or a brand's SSO id. */
  find(thirdPartyId: string): { provider: Provider; tokenKeys: string }
  /** What a brand's own server would sign for a page of its own. */
  ssoToken(thirdPartyId: string, brandId: string, person: Person): Promise<string>
  close(): Promise<void>
}

const issuerOf = (id: string) => `https://${id}.id.example`
const claimsOf = (provider: string, { id, name, email, isConfirmed }: Person) => ({
  ...{ sub: `${provider}-${id}`, email, email_verified: isConfirmed },
  ...(name && { name }),
})

/**
 * The demo's substitute for Google, Apple and the brands' single sign-on. It signs anybody in as anybody, so it must not
 * run where accounts are real. Viewers find its pages on the demo's own port; the server talks to it over HTTP on a port of
 * this machine, as it would to any other.
 */
export const openDemoProvider = async ({ now, publicUrl }: Options): Promise<DemoProvider> => {
  const keys = createKeys(now)
  const authorisations = createAuthorisations(now)
  const secret = makeToken()
  const app = new Hono<Env>()
  // For the server, which alone asks here.
  const server = serve({ fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  // It must not keep a process alive that has nothing else to do.
  server.unref()
  const { port } = server.address() as AddressInfo
  const at = (id: string) => `http://127.0.0.1:${port}/id/${id}`

  app.use('/id/*', bodyLimit({ maxSize: 16 * 1024 }))

  app.on(['GET', 'POST'], '/id/:provider{[a-z0-9-]{1,60}}/authorize', async (c) => {
    const provider = c.req.param('provider')
    const issuer = issuerOf(provider)
    const callback = `${originOf(c, publicUrl)}${providerPaths.back}/${provider}`
    const authorisationRequest = await readRequest(c, callback, issuer)
    if (authorisationRequest.is === 'wrong')
      return noticePage(c, { title: 'This cannot go on', text: authorisationRequest.why })
    if (authorisationRequest.is === 'refused') return leavingPage(c, provider, authorisationRequest.address)
    if (c.req.method === 'GET') return choicePage(c, { provider, fields: authorisationRequest.fields, typed: null })
    const { cancel, person: id, email } = await c.req.parseBody()
    const answer = (params: Record<string, string>) =>
      leavingPage(c, provider, answerAddress(authorisationRequest.request, issuer, params))
    if (cancel) return answer({ error: 'access_denied' })
    const typed = typeof email === 'string' ? email : ''
    const person = id ? people.find((it) => it.id === id) : typedPerson(typed)
    if (!person) return choicePage(c, { provider, fields: authorisationRequest.fields, typed })
    return answer({ code: authorisations.add({ ...authorisationRequest.request, provider, person }) })
  })

  app.post('/id/:provider/token', async (c) => {
    const provider = c.req.param('provider')
    c.header('cache-control', 'no-store')
    const { grant_type: type, client_id: clientId, client_secret: clientSecret, ...form } = await c.req.parseBody()
    if (type !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400)
    if (clientId !== demoClient || typeof clientSecret !== 'string' || !isSame(clientSecret, secret)) {
      return c.json({ error: 'invalid_client' }, 401)
    }
    const { code, code_verifier: verifier, redirect_uri: redirectUri } = form
    const authorisation = authorisations.take({
      ...{ provider, clientId, code: String(code), verifier: String(verifier), redirectUri: String(redirectUri) },
    })
    if (!authorisation) return c.json({ error: 'invalid_grant' }, 400)
    const claims = { iss: issuerOf(provider), aud: clientId, ...claimsOf(provider, authorisation.person) }
    const idToken = await keys.sign(
      { ...claims, ...(authorisation.nonce !== null && { nonce: authorisation.nonce }) },
      300,
    )
    return c.json({ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken })
  })

  app.get('/id/:provider/jwks.json', async (c) => c.json(await keys.jwks()))

  app.get('/id/:provider/.well-known/openid-configuration', (c) => {
    const provider = c.req.param('provider')
    const base = at(provider)
    return c.json({
      issuer: issuerOf(provider),
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
      jwks_uri: `${base}/jwks.json`,
      ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
      ...{ id_token_signing_alg_values_supported: ['ES256'], code_challenge_methods_supported: ['S256'] },
      ...{ token_endpoint_auth_methods_supported: ['client_secret_post'] },
      ...{ scopes_supported: ['openid', 'email', 'profile'], authorization_response_iss_parameter_supported: true },
    })
  })

  const ssoToken: DemoProvider['ssoToken'] = (id, brandId, person) =>
    keys.sign(
      { iss: issuerOf(id), aud: ssoAudience(brandId), jti: randomUUID(), ...claimsOf(id, person) },
      maxSsoTokenSeconds,
    )
  memberPages(app, ssoToken)

  return {
    app,
    find: (id) => ({
      provider: {
        issuer: issuerOf(id),
        at: at(id),
        clientId: demoClient,
        clientSecret: async () => secret,
        scope: 'openid email profile',
        ownPage: `/id/${id}/authorize`,
      },
      tokenKeys: `${at(id)}/jwks.json`,
    }),
    ssoToken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
