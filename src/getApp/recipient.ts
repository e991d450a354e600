import type { FormSchema } from '../kit/form'
import { record, text } from '../kit/guard'
import { plainSchema } from '../kit/plainSchema'
import { isPhone } from '../phone/phone'
import { plainText } from '../session/code'
import { emailPattern } from '../wire/patterns'

/** Phone and email: each right or empty, and not both empty; that is said where one would type last. */
export const recipientSchema: FormSchema = {
  validateSync: (values, options) => {
    const hasPhone = plainText(text(record(values).phone)) !== ''
    const schema = plainSchema(
      {
        phone: { phone: (it) => it === '' || isPhone(it) },
        email: { either: (it) => it !== '' || hasPhone, email: (it) => it === '' || emailPattern.test(it) },
      },
      plainText,
    )
    return schema.validateSync(values, options)
  },
}
