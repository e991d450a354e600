import type { Validation } from '../kit/form.state'
import { isPhone } from '../phone/phone'
import { plainText } from '../session/code'
import { emailPattern } from '../wire/patterns'

/** Where the app's link is sent: one address or both, '' for none. */
export interface Recipient {
  phone: string
  email: string
}

/** Each field may be empty, but not both; the last field shows that message. */
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
