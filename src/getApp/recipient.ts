import type { Validation } from '../kit/form.state'
import { isPhone } from '../phone/phone'
import { plainText } from '../session/code'
import { emailPattern } from '../wire/patterns'

/** Where the link goes; empty text for none. */
export interface Recipient {
  phone: string
  email: string
}

/** Phone and email may each be empty, but not both: the last field says so. */
export const validateRecipient = (typed: Recipient): Validation<Recipient> => {
  const [phone, email] = [plainText(typed.phone), plainText(typed.email)]
  const problems = {
    ...(phone && !isPhone(phone) && { phone: 'phone' }),
    ...(!email && !phone && { email: 'either' }),
    ...(email && !emailPattern.test(email) && { email: 'email' }),
  }
  return Object.keys(problems).length === 0
    ? { status: 'valid', values: { phone, email } }
    : { status: 'invalid', problems }
}
