import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { Provider } from '../../../../demo/server/provider/oidc'

export const issuer = 'https://accounts.example'
export const clientId = 'client-1'
const clientSecret = 'a secret: 100%'

/** What an endpoint does with a request. */
export type CrowdAction = (response: ServerResponse, body: string) => unknown

export const json =
  (value: unknown, status = 200): CrowdAction =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const readAll = async (request: IncomingMessage) => {
  let text = ''
  for await (const part of request) text += part
  return text
}

/** A provider on this machine that does what a test wants, however wrong. */
export const openFakeProvider = async () => {
  const pair = await generateKeyPair('ES256')
  const kid = 'key-1'
  const routes: Record<string, CrowdAction> = {}
  const requests: { path: string; body: URLSearchParams; authorization: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = await readAll(request)
    requests.push({ path, body: new URLSearchParams(body), authorization: request.headers.authorization })
    const routeHandler = routes[path] ?? json({ error: 'nothing here' }, 404)
    await routeHandler(response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const document = {
    ...{ issuer, authorization_endpoint: `${issuer}/authorize?tenant=1`, token_endpoint: `${at}/token` },
    ...{ jwks_uri: `${at}/jwks.json` },
  }
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' }] }

  return {
    ...{ at, requests, routes, document, jwks, pair, kid },
    provider: {
      issuer,
      at,
      clientId,
      clientSecret: async () => clientSecret,
      scope: 'openid email',
    } satisfies Provider,
    secret: clientSecret,
    /** As everything should be. */
    behave(): void {
      requests.length = 0
      routes['/.well-known/openid-configuration'] = json(document)
      routes['/jwks.json'] = json(jwks)
      delete routes['/token']
    },
    sign: (payload: JWTPayload, key = pair.privateKey, header: Record<string, string> = {}): Promise<string> =>
      new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid, ...header }).sign(key),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakeProvider = Awaited<ReturnType<typeof openFakeProvider>>
