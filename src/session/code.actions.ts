/** Signing in with a code, and proving a new address with one. No failure here throws: each is a code for the view. */

import { number, record } from '../kit/guard'
import { type ApiError, httpFor, isApiError } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { type Address, type CodeSession, type CodeTrouble, plainText, type SendTrouble, toCodeSession } from './code'
import { encryptedDeviceId, seal } from './deviceId'
import type { User } from './session'
import { enter } from './session.actions'

export type SendResult = { status: 'sent'; session: CodeSession } | ({ status: 'failed' } & SendTrouble)

export type ConsumeResult = { status: 'verified'; user: User } | ({ status: 'failed' } & CodeTrouble)

export type UpdateResult = { status: 'verified' } | ({ status: 'failed' } & CodeTrouble)

const sealedAddress = async (settings: Parameters<typeof seal>[0], address: Address) =>
  'email' in address
    ? { email: await seal(settings, plainText(address.email)) }
    : { phoneNumber: await seal(settings, plainText(address.phone)) }

/** Codes whose message is for the viewer. */
const explained: ReadonlySet<number> = new Set([
  ...[codes.codeNotSent, codes.codeRefused, codes.addressTaken, codes.verificationNeeded],
])

const sendTrouble = (error: unknown): SendTrouble => {
  if (!isApiError(error) || error.kind !== 'http') return { code: 'no-answer' }
  const { code, serverMessage: message } = error
  const retryTime = number(record(error.data).retryTime) || (error.retryAfter ?? 0)
  if (code === codes.phoneRefused) return { code: 'phone-refused' }
  if (explained.has(code ?? 0) && message) return { code: 'explained', message, retryTime }
  return retryTime > 0 ? { code: 'wait', retryTime } : { code: 'failed' }
}

interface SendOptions {
  /** The code is for a change of the viewer's own address, not for a sign-in. */
  update?: boolean
}

/** Has a code sent to an address. */
export const sendCode = async (
  element: Element,
  address: Address,
  { update = false }: SendOptions = {},
): Promise<SendResult> => {
  const settings = resolveSettings(element)
  try {
    const { data } = await httpFor(settings).send('POST', paths.sendCode, {
      body: {
        ...(await sealedAddress(settings, address)),
        encrypted_device_id: await encryptedDeviceId(settings),
        is_update_flow: update,
      },
    })
    const session = toCodeSession(data)
    return session ? { status: 'sent', session } : { status: 'failed', code: 'failed' }
  } catch (error) {
    return { status: 'failed', ...sendTrouble(error) }
  }
}

const codeTroubles: Readonly<Record<number, 'wrong' | 'expired' | 'tries-spent' | 'address-taken'>> = {
  [codes.codeWrong]: 'wrong',
  [codes.codeExpired]: 'expired',
  [codes.codeTriesSpent]: 'tries-spent',
  [codes.addressTaken]: 'address-taken',
}

const codeTrouble = (error: unknown): CodeTrouble => {
  if (!isApiError(error)) return { code: 'failed' }
  const code = codeTroubles[error.code ?? 0]
  if (!code) return { code: error.kind === 'http' ? 'failed' : 'no-answer' }
  const { triesLeft, retryTime } = record(error.data)
  return {
    code,
    ...messageOf(error),
    ...(typeof triesLeft === 'number' && { triesLeft }),
    ...(number(retryTime) > 0 && { retryTime: number(retryTime) }),
  }
}

const messageOf = ({ serverMessage }: ApiError) => (serverMessage ? { message: serverMessage } : {})

interface Consuming extends Pick<CodeSession, 'preAuthSessionId' | 'deviceId'> {
  /** Six digits. */
  digits: string
}

/** A frame has no storage of its own page, so there the device says who it is once more. */
const isFramed = () => window !== window.top

/** Signs in with a code. Whatever goes wrong, nobody is verified. */
export const consumeCode = async (
  element: Element,
  address: Address,
  { digits, preAuthSessionId, deviceId }: Consuming,
): Promise<ConsumeResult> => {
  const settings = resolveSettings(element)
  try {
    const answer = await httpFor(settings).send('POST', paths.consumeCode, {
      body: {
        userInputCode: digits,
        ...(await sealedAddress(settings, address)),
        login_source: 'web',
        device_type: 3,
        ...(isFramed() && { encrypted_device_id: await encryptedDeviceId(settings) }),
        preAuthSessionId,
        deviceId,
      },
    })
    return { status: 'verified', user: await enter(element, answer) }
  } catch (error) {
    return { status: 'failed', ...codeTrouble(error) }
  }
}

/**
 * Takes over the address that the code was sent to. The session stays; the caller updates the user's fields, since the
 * server answers no account.
 */
export const updateContact = async (
  element: Element,
  { digits, preAuthSessionId, deviceId }: Consuming,
): Promise<UpdateResult> => {
  const settings = resolveSettings(element)
  try {
    const { data } = await httpFor(settings).send('POST', paths.updateContact, {
      body: {
        userInputCode: digits,
        deviceId,
        encrypted_device_id: await encryptedDeviceId(settings),
        preAuthSessionId,
      },
    })
    return record(data).verified === true ? { status: 'verified' } : { status: 'failed', code: 'wrong' }
  } catch (error) {
    return { status: 'failed', ...codeTrouble(error) }
  }
}
