/** Having codes sent, and signing in with them. No failure here throws: each is a code for the view. */
import { record } from '../kit/guard'
import { type ApiError, httpFor, isApiError } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import {
  type Address,
  type CodeSession,
  type CodeTrouble,
  plainText,
  type SendTrouble,
  toCodeSession,
  toSeconds,
} from './code'
import { encryptedDeviceId, seal } from './deviceId'
import { isFramed } from './isFramed'
import type { User } from './session'
import { enter } from './session.actions'

export type SendResult = { status: 'sent'; session: CodeSession } | ({ status: 'failed' } & SendTrouble)

export type ConsumeResult = { status: 'verified'; user: User } | ({ status: 'failed' } & CodeTrouble)

const sealedAddress = async (settings: Parameters<typeof seal>[0], address: Address) =>
  'email' in address
    ? { email: await seal(settings, plainText(address.email)) }
    : { phoneNumber: await seal(settings, plainText(address.phone)) }

/** Codes whose message is for the viewer. */
const explained: ReadonlyArray<number | undefined> = [codes.codeNotSent, codes.codeRefused, codes.addressTaken]

const sendTrouble = ({
  code,
  serverMessage: message,
  data,
  retryAfter,
}: Partial<Pick<ApiError, 'code' | 'serverMessage' | 'data' | 'retryAfter'>>): SendTrouble => {
  const retryTime = toSeconds(record(data).retryTime) || toSeconds(retryAfter)
  if (code === codes.phoneRefused) return { code: 'phone-refused' }
  if (code === codes.verificationNeeded) return { code: 'verification-needed', message: message ?? '' }
  if (message && explained.includes(code)) return { code: 'explained', message, retryTime }
  return retryTime > 0 ? { code: 'wait', retryTime } : { code: 'failed' }
}

/** What answers of success say by habit. */
const emptyMessage = /^(ok|success)\W*$/i

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
    const { data, message } = await httpFor(settings).send('POST', paths.sendCode, {
      body: {
        ...(await sealedAddress(settings, address)),
        encrypted_device_id: await encryptedDeviceId(settings),
        is_update_flow: update,
      },
    })
    const session = toCodeSession(data)
    if (session) return { status: 'sent', session }
    // Success without a code is a code that was not sent, and the message may say why.
    const serverMessage = message.replace(emptyMessage, '')
    return { status: 'failed', ...sendTrouble({ code: codes.codeNotSent, serverMessage, data }) }
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'http') return { status: 'failed', code: 'no-answer' }
    return { status: 'failed', ...sendTrouble(error) }
  }
}

const codeTroubles: Readonly<Record<number, 'wrong' | 'expired' | 'tries-spent' | 'address-taken'>> = {
  [codes.codeWrong]: 'wrong',
  [codes.codeExpired]: 'expired',
  [codes.codeTriesSpent]: 'tries-spent',
  [codes.addressTaken]: 'address-taken',
}

/** Why a code did not verify. @param error what the call threw */
export const codeTrouble = (error: unknown): CodeTrouble => {
  if (!isApiError(error)) return { code: 'failed' }
  const code = codeTroubles[error.code ?? 0]
  if (!code) return { code: error.kind === 'http' ? 'failed' : 'no-answer' }
  const { serverMessage: message, data } = error
  const { triesLeft, retryTime } = record(data)
  return {
    code,
    ...(message && { message }),
    ...(typeof triesLeft === 'number' && { triesLeft }),
    ...(toSeconds(retryTime) > 0 && { retryTime: toSeconds(retryTime) }),
  }
}

/** What is sent of a code that was typed. */
export interface Consuming extends Pick<CodeSession, 'preAuthSessionId' | 'deviceId'> {
  /** Six digits. */
  digits: string
}

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
        // A frame has no storage of its own page, so there the device says who it is once more.
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
