/**
 * The last code that was sent to each address, for as long as no other one may be: who goes back, tries another address
 * in between, closes the modal or comes again types that code in instead of being told to wait.
 */
import { fromJson, toJson } from '../kit/json'
import { siteKey } from '../kit/settings'
import { tabStorage } from '../kit/storage'
import { tabKey } from '../kit/tabKeys'
import type { Address } from '../session/code'
import { toForm } from './kept'
import type { KeptSettings } from './keptPlace'
import type { SentCode } from './modal'

/** What a code is for: one that changes an address signs nobody in. */
export type CodePurpose = 'sign-in' | 'update'

const place = (settings: KeptSettings, purpose: CodePurpose) => ({
  storage: tabStorage(settings),
  key: tabKey(`Code ${purpose}`, siteKey(settings)),
})

/** Milliseconds since 1970: when another code may be sent. */
export const resendAt = ({ sentAt, retryTime }: SentCode): number => sentAt + retryTime * 1000

interface Sent {
  address: Address
  code: SentCode
}

const goesTo = (address: Address, sent: Sent) => toJson(sent.address) === toJson(address)

/** Those that are running, each for another address. */
const sentCodes = (settings: KeptSettings, purpose: CodePurpose): readonly Sent[] => {
  const { storage, key } = place(settings, purpose)
  const kept = fromJson(storage.get(key))
  const now = Date.now()
  return (Array.isArray(kept) ? kept : []).flatMap((it) => {
    const { address, code } = toForm(it)
    return address && code && now >= code.sentAt && now < resendAt(code) ? [{ address, code }] : []
  })
}

const keepCode = (settings: KeptSettings, purpose: CodePurpose, address: Address, code: SentCode | null): void => {
  const { storage, key } = place(settings, purpose)
  const others = sentCodes(settings, purpose).filter((it) => !goesTo(address, it))
  storage.set(key, toJson(code ? [...others, { address, code }] : others))
}

export const rememberCode = (settings: KeptSettings, purpose: CodePurpose, address: Address, code: SentCode): void =>
  keepCode(settings, purpose, address, code)

/** It is used up, or worth nothing any more. */
export const forgetCode = (settings: KeptSettings, purpose: CodePurpose, address: Address): void =>
  keepCode(settings, purpose, address, null)

/** The code that went to this address, as long as no other may be sent; null when there is none. */
export const runningCode = (settings: KeptSettings, purpose: CodePurpose, address: Address): SentCode | null =>
  sentCodes(settings, purpose).find((it) => goesTo(address, it))?.code ?? null
