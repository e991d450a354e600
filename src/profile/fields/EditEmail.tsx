import { object } from 'yup'
import { bySchema } from '../../kit/formSchema'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { plainText } from '../../session/code'
import type { User } from '../../session/session'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { email } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { profileStrings } from '../profile.strings'
import { useContactForm } from './useContactForm'

const validate = bySchema(
  object({
    email: email()
      .transform((it) => (typeof it === 'string' ? plainText(it) : it))
      .required(),
  }),
)

/** EDIT_EMAIL: sends a code to the new address, which is saved once the code is entered. */
const EditEmail = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const invalid = t('profile.email.invalid')
  const form = useContactForm(
    'email',
    { email: user.email ?? '' },
    {
      validate,
      messages: { email: { email: invalid, required: invalid } },
      keep: `${user.id} email`,
    },
  )
  const isOwn = form.values.email.trim() === user.email
  return (
    <StepFrame title={t('profile.email.title')} lead={t('profile.email.lead')}>
      <Form form={form} submit={t('profile.continue')} ready={form.isValid && !isOwn}>
        <TextField
          label={t('profile.email.label')}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="go"
          dir="ltr"
          verbatim
          first
        />
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditEmail)
