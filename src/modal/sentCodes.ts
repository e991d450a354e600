/**
 * The last code that was sent to each address, for as long as it lives: a viewer who goes back, tries another address in
 * between, or closes the modal and opens it again can type that code in instead of waiting for another one.
 */
import { list, toJson } from '../kit/guard'
import { persisted } from '../kit/persisted'
import type { PersistedSettings } from '../kit/persistedKeys'
import type { Address } from '../session/code'
import type { AddressedCode, SentCode } from './modal'
import { codeLife, toForm } from './snapshot'

/** What a code is for: one that changes an address signs nobody in. */
export type CodePurpose = 'sign-in' | 'update'

/** Milliseconds since 1970: when another code may be sent. */
export const resendAt = ({ sentAt, retryTime }: SentCode): number => sentAt + retryTime * 1000

/** The same code with another wait, of so many seconds from now. */
export const waitLonger = (code: SentCode, seconds: number): SentCode => ({
  ...code,
  retryTime: (Date.now() - code.sentAt) / 1000 + seconds,
})

const goesTo = (address: Address, sent: AddressedCode) => toJson(sent.address) === toJson(address)

const read = (stored: unknown): readonly AddressedCode[] =>
  list(stored).flatMap((entry) => {
    const { address, code } = toForm(entry)
    return address && code ? [{ address, code }] : []
  })

const purposes = {
  'sign-in': persisted({ key: 'geuinCode sign-in', read }),
  update: persisted({ key: 'geuinCode update', read }),
}

/** Codes that live, each of another address, the newest one last. */
const sentCodes = (settings: PersistedSettings, purpose: CodePurpose): readonly AddressedCode[] => {
  const now = Date.now()
  return (purposes[purpose].get(settings) ?? []).filter(
    ({ code }) => now >= code.sentAt && now < code.sentAt + codeLife,
  )
}

const keepCode = (settings: PersistedSettings, purpose: CodePurpose, address: Address, code: SentCode | null): void => {
  const others = sentCodes(settings, purpose).filter((sent) => !goesTo(address, sent))
  purposes[purpose].set(settings, code ? [...others, { address, code }] : others)
}

export const rememberCode = (
  settings: PersistedSettings,
  purpose: CodePurpose,
  address: Address,
  code: SentCode,
): void => keepCode(settings, purpose, address, code)

/** For a code that is used up, or worth nothing any more. */
export const forgetCode = (settings: PersistedSettings, purpose: CodePurpose, address: Address): void =>
  keepCode(settings, purpose, address, null)

/** The code that went to this address, as long as no other may be sent; null when there is none. */
export const runningCode = (settings: PersistedSettings, purpose: CodePurpose, address: Address): SentCode | null => {
  const code = sentCodes(settings, purpose).find((it) => goesTo(address, it))?.code
  return code && Date.now() < resendAt(code) ? code : null
}

/** The newest code that signs in; null when there is none. */
export const signInCode = (settings: PersistedSettings): AddressedCode | null =>
  sentCodes(settings, 'sign-in').at(-1) ?? null
