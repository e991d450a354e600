import type { Address } from './code'
import type { User } from './session'

/**
 * Where a code goes that shows that the account is the viewer's: the email address, else the phone number; null for an
 * account whose provider shared neither.
 */
export const presentAddress = ({ email, phoneNumber }: Pick<User, 'email' | 'phoneNumber'>): Address | null =>
  email ? { email } : phoneNumber ? { phone: phoneNumber } : null
