import { number, record, text } from '../kit/guard'

/** Where a code goes. */
export type Address =
  | { email: string }
  /** E.164, such as +14155550132. */
  | { phone: string }

/** A code that is on its way. Plain data: a page may keep it over a reload. */
export interface CodeSession {
  preAuthSessionId: string
  /** What the server calls this device; it comes back with the code. */
  deviceId: string
  /** Seconds until another code may be sent. */
  retryTime: number
}

/** Why no code was sent. */
export type SendTrouble =
  /** 5262, 5205, 5304, or 200 without a code: `message` is the server's; `retryTime` in seconds, 0 for none. */
  | { code: 'explained'; message: string; retryTime: number }
  /** 5251: a code to the viewer's present address must come first. `message` is the server's. */
  | { code: 'verification-needed'; message: string }
  /** 5263 */
  | { code: 'phone-refused' }
  /** Whole seconds to wait. */
  | { code: 'wait'; retryTime: number }
  /** The server failed or answered something else. */
  | { code: 'failed' }
  /** No answer at all. */
  | { code: 'no-answer' }

/** Why a code did not verify. `message`: the server's. */
export interface CodeTrouble {
  code: 'wrong' | 'expired' | 'tries-spent' | 'address-taken' | 'failed' | 'no-answer'
  message?: string
  triesLeft?: number
  /** Seconds until the address may be tried again. */
  retryTime?: number
}

/** Reads the answer to a code that was sent; null when it says that none is on its way. */
export const toCodeSession = (wire: unknown): CodeSession | null => {
  const it = record(wire)
  const [preAuthSessionId, deviceId] = [text(it.preAuthSessionId), text(it.deviceId)]
  if (!preAuthSessionId || !deviceId) return null
  return { preAuthSessionId, deviceId, retryTime: toSeconds(it.retryTime) || defaultRetryTime }
}

/** A wait in whole seconds, rounded up so that it is never too short; 0 for none. Servers send numbers or their text. */
export const toSeconds = (wire: unknown): number => Math.ceil(number(Number(text(wire))))

/** Seconds, where the server says nothing. */
const defaultRetryTime = 30

/** What was typed or pasted, without HTML and without spaces around it. */
export const plainText = (typed: string): string =>
  typed
    .replace(/<[^>]*>?/g, '')
    .replace(/>/g, '')
    .trim()
