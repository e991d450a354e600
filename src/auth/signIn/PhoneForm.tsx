import { useForm } from '../../kit/form'
import type { Validate } from '../../kit/form.state'
import { useT } from '../../kit/useT'
import { useAddress } from '../../modal/useCodeSending'
import { PhoneField } from '../../phone/PhoneField'
import { isPhone } from '../../phone/phone'
import { Form } from '../../ui/form/Form'
import { authStrings } from '../auth.strings'
import { FlowToggle } from './FlowToggle'
import { useFormFocus } from './useFormFocus'

const validate: Validate<{ phone: string }> = (values) =>
  isPhone(values.phone) ? { status: 'valid', values } : { status: 'invalid', problems: { phone: 'phone' } }

/** Sends a code by text message. */
export default function PhoneForm() {
  const t = useT(authStrings)
  const form = useForm({
    validate,
    ...useAddress('phone', { phone: '' }),
    messages: { phone: { phone: t('auth.phone.invalid') } },
    showOn: 'blur',
    keep: 'signin.phone',
  })
  useFormFocus(form.ref)
  return (
    <Form form={form} submit={t('auth.continue')}>
      <PhoneField label={t('auth.phone')} labelEnd={<FlowToggle to="EMAIL" />} {...form.field('phone')} first />
    </Form>
  )
}
