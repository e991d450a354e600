import type { Address } from '../../session/code'
import type { User } from '../../session/session'

/**
 * Where the code goes that a deletion needs: the email address; the phone number of an account that has none, such as
 * one that was made with a phone; null for an account of a provider that told neither.
 */
export const confirmationAddress = ({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>): Address | null =>
  email ? { email } : phoneNumber ? { phone: phoneNumber } : null
