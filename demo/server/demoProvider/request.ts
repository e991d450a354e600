import type { Ctx } from '../http/context'
import { withParams } from '../provider/returnAddress'

/** What the demo's providers know this server as. */
export const demoClient = 'geuin-demo'

/** An authorization request that may be answered. */
export interface AuthorizationRequest {
  clientId: string
  redirectUri: string
  state: string | null
  nonce: string | null
  challenge: string
}

export type Asked =
  | { is: 'fine'; request: AuthorizationRequest; fields: Record<string, string> }
  /** Nobody to tell but the one who looks at it. */
  | { is: 'wrong'; why: string }
  /** The client is told. */
  | { is: 'refused'; address: string }

/** The parameters that a form carries on. */
const names = [
  ...['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'nonce', 'prompt'],
  ...['code_challenge', 'code_challenge_method'],
] as const

/** The client's address with an answer and the unchanged `state`. */
export const answerAddress = (
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  issuer: string,
  params: Record<string, string>,
): string => withParams(redirectUri, { ...params, ...(state !== null && { state }), iss: issuer })

/**
 * Reads the parameters of OAuth 2.1's authorization request, from a query or a form.
 * @param callback the one address that the client is known with
 */
export const readRequest = async (c: Ctx, callback: string, issuer: string): Promise<Asked> => {
  const parameters: Record<string, unknown> = c.req.method === 'POST' ? await c.req.parseBody() : c.req.query()
  const fields: Record<string, string> = {}
  for (const name of names) {
    const value = parameters[name]
    if (typeof value === 'string' && value.length <= 2000) fields[name] = value
  }
  const { client_id: clientId = '', redirect_uri: redirectUri = '', state = null, nonce = null } = fields
  if (clientId !== demoClient) return { is: 'wrong', why: 'This app is not known here.' }
  if (redirectUri !== callback) return { is: 'wrong', why: 'This app asks for an address that is not known here.' }
  const refused = (error: string, why: string): Asked => ({
    is: 'refused',
    address: answerAddress({ redirectUri, state }, issuer, { error, error_description: why }),
  })
  if (fields.response_type !== 'code') return refused('unsupported_response_type', 'response_type must be code')
  const challenge = fields.code_challenge ?? ''
  if (fields.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    return refused('invalid_request', 'PKCE with S256 is needed')
  }
  return { is: 'fine', request: { clientId, redirectUri, state, nonce, challenge }, fields }
}
