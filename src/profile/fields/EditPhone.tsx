import { object } from 'yup'
import { bySchema } from '../../kit/formSchema'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { PhoneField } from '../../phone/PhoneField'
import { isPhone } from '../../phone/phone'
import type { User } from '../../session/session'
import { Form } from '../../ui/form/Form'
import { phone } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { profileStrings } from '../profile.strings'
import { useContactForm } from './useContactForm'

const validate = bySchema(
  object({
    phone: phone()
      .test('number', (it) => !it || isPhone(it))
      .required(),
  }),
)

/** EDIT_PHONE_NUMBER: sends a code to the new number, which is saved once the code is entered. */
const EditPhone = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const invalid = t('profile.phone.invalid')
  const form = useContactForm(
    'phone',
    { phone: user.phoneNumber ?? '' },
    {
      validate,
      messages: { phone: { phone: invalid, number: invalid, required: invalid } },
      showOn: 'blur',
      keep: `${user.id} phone`,
    },
  )
  const isOwn = form.values.phone === user.phoneNumber
  return (
    <StepFrame title={t('profile.phone.title')} lead={t('profile.phone.lead')}>
      <Form form={form} submit={t('profile.continue')} ready={form.isValid && !isOwn}>
        <PhoneField label={t('profile.phone.label')} {...form.field('phone')} first />
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditPhone)
