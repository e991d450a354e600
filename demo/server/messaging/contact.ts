import parsePhone from 'libphonenumber-js/max'
import { codes } from '../../../src/wire/codes'
import { emailPattern } from '../../../src/wire/patterns'
import { badRequest, Refusal } from '../refusal'
import type { Cipher } from '../security/cipher'

/** An address that a code can go to, in the one form that it is kept in. */
export interface Contact {
  kind: 'email' | 'phone'
  /** An email address in lower case, or a phone number such as +12025550123. */
  address: string
}

/** Whom a contact reaches: the part of an email address behind a plus sign makes no difference. */
export const recipientOf = ({ kind, address }: Contact): string =>
  kind === 'email' ? address.replace(/\+[^@]*(?=@)/, '') : address

/** As the wire has them, made by the client's cipher or plain. */
export interface WireContact {
  email?: string | undefined
  phoneNumber?: string | undefined
}

/** Kinds of numbers that no text message reaches. */
const silent = new Set<string | undefined>([
  ...['FIXED_LINE', 'PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER'],
])

const phoneRefused = () => new Refusal(codes.phoneRefused, 'No code can be sent to this phone number')

const toEmail = (text: string): Contact => {
  const address = text.trim().toLowerCase()
  if (!emailPattern.test(address)) {
    throw badRequest('email must be an email address')
  }
  return { kind: 'email', address }
}

const toPhone = (text: string): Contact => {
  const number = parsePhone(text.trim())
  if (!number?.isValid() || silent.has(number.getType())) throw phoneRefused()
  return { kind: 'phone', address: number.number }
}

/**
 * The address of a call. With both, the email counts: a mail costs nobody anything.
 * @throws Refusal 400 for what is no email address, 5263 for what is no number that gets text messages
 */
export const readContact = ({ email, phoneNumber }: WireContact, { open }: Cipher): Contact =>
  email ? toEmail(open(email) ?? email) : toPhone(open(phoneNumber ?? '') ?? phoneNumber ?? '')

/**
 * The addresses of a call that takes both.
 * @throws Refusal 400, 5263
 */
export const readContacts = (email: string | null | undefined, phone: string | null | undefined): Contact[] => [
  ...(email ? [toEmail(email)] : []),
  ...(phone ? [toPhone(phone)] : []),
]
