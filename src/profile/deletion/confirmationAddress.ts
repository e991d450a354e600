import type { Address } from '../../session/code'
import type { User } from '../../session/session'

/**
 * Where the code for a deletion is sent: the email address, else the phone number; null for an account whose provider
 * shared neither.
 */
export const confirmationAddress = ({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>): Address | null =>
  email ? { email } : phoneNumber ? { phone: phoneNumber } : null
