/**
 * The last code that was sent, for as long as no other one may be: who goes back, closes the modal or comes again with
 * the same address types that code in instead of being told to wait.
 */
import { toJson } from '../kit/json'
import { siteKey } from '../kit/settings'
import { tabStorage } from '../kit/storage'
import { tabKey } from '../kit/tabKeys'
import type { Address } from '../session'
import { readCourse } from './kept'
import type { KeptSettings } from './keptPlace'
import type { SentCode } from './modal'

/** What a code is for: one that changes an address signs nobody in. */
export type CodePurpose = 'sign-in' | 'update'

const place = (settings: KeptSettings, purpose: CodePurpose) => ({
  storage: tabStorage(settings),
  key: tabKey(`Code ${purpose}`, siteKey(settings)),
})

export const rememberCode = (settings: KeptSettings, purpose: CodePurpose, address: Address, code: SentCode): void => {
  const { storage, key } = place(settings, purpose)
  storage.set(key, toJson({ step: 'SIGNIN', form: { address, code } }))
}

/** It is used up, or worth nothing any more. */
export const forgetCode = (settings: KeptSettings, purpose: CodePurpose): void => {
  const { storage, key } = place(settings, purpose)
  storage.remove(key)
}

/** Milliseconds since 1970: when another code may be sent. */
export const resendAt = ({ sentAt, retryTime }: SentCode): number => sentAt + retryTime * 1000

/** The code that went to this address, as long as no other may be sent; null when there is none. */
export const runningCode = (settings: KeptSettings, purpose: CodePurpose, address: Address): SentCode | null => {
  const { storage, key } = place(settings, purpose)
  const { address: kept, code } = readCourse(storage.get(key))?.form ?? {}
  if (!kept || !code || toJson(kept) !== toJson(address)) return null
  const now = Date.now()
  return now >= code.sentAt && now < resendAt(code) ? code : null
}
