import assert from 'node:assert/strict'
import { createCipheriv } from 'node:crypto'
import { demoCipher } from '../../../../demo/server/config'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireCodeSession } from '../../../../src/wire/auth'
import { paths } from '../../../../src/wire/paths'
import type { WireAccount } from '../../../../src/wire/user'
import { type Answer, type Answering, call } from '../../../support/server'

export type Address = { email: string } | { phoneNumber: string }
type Fields = Record<string, unknown>

export const browser = 'browser-1'
const web = { login_source: 'web', device_type: 3 }

/** As a page with the demo's cipher sends it. */
export const sealed = (text: string): string => {
  const cipher = createCipheriv('aes-256-cbc', demoCipher.key, demoCipher.iv)
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
}

export const post = <T>(app: Answering, path: string, body: Fields, headers = {}): Promise<Answer<T>> =>
  call<T>(app, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const send = (app: Answering, address: Address, more: Fields = {}, headers = {}) =>
  post<WireCodeSession>(app, paths.sendCode, { ...address, encrypted_device_id: browser, ...more }, headers)

export const consume = (
  app: Answering,
  address: Address,
  { preAuthSessionId, deviceId }: WireCodeSession,
  userInputCode: string,
  more: Fields = {},
  headers = {},
) =>
  post<WireAccount>(
    app,
    paths.consumeCode,
    { userInputCode, ...address, ...web, preAuthSessionId, deviceId, ...more },
    headers,
  )

/** The code of the newest message that went to an address. */
export const codeFor = (app: Pick<TestApp, 'mailbox'>, to: string): string => {
  const code = app.mailbox
    .list()
    .find((message) => message.to === to)
    ?.text.match(/\b\d{6}\b/)?.[0]
  assert.ok(code, `a message went to ${to}`)
  return code
}

/** A code that this is not. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Has a code sent, which must work. */
export const sent = async (
  app: TestApp,
  address: Address,
  from = browser,
): Promise<{ session: WireCodeSession; code: string }> => {
  const { data: session, code, message } = await send(app, address, { encrypted_device_id: from })
  assert.equal(code, 200, message)
  return { session, code: codeFor(app, 'email' in address ? address.email : address.phoneNumber) }
}

/** Signs in by code, in a browser; gives the account and the headers of the session. */
export const enter = async (app: TestApp, address: Address, from = browser) => {
  const { session, code } = await sent(app, address, from)
  const answer = await consume(app, address, session, code)
  assert.equal(answer.code, 200, answer.message)
  const headers = { authorization: `Bearer ${answer.headers.get('gn-access-token')}` }
  return { account: answer.data, headers, refreshToken: answer.headers.get('gn-refresh-token') ?? '' }
}
