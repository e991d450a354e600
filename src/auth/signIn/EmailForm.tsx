import { useForm } from '../../kit/form'
import type { Validate } from '../../kit/form.state'
import { useT } from '../../kit/useT'
import { useAddress } from '../../modal/useCodeSending'
import { plainText } from '../../session/code'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { emailPattern } from '../../wire/patterns'
import { authStrings } from '../auth.strings'
import { FlowToggle } from './FlowToggle'
import { useFormFocus } from './useFormFocus'

const validate: Validate<{ email: string }> = (typed) => {
  const email = plainText(typed.email)
  return emailPattern.test(email)
    ? { status: 'valid', values: { email } }
    : { status: 'invalid', problems: { email: 'email' } }
}

/** Sends a code by email. */
export const EmailForm = () => {
  const t = useT(authStrings)
  const form = useForm({
    validate,
    ...useAddress('email', { email: '' }),
    messages: { email: { email: t('auth.email.invalid') } },
    keep: 'signin.email',
  })
  useFormFocus(form.ref)
  return (
    <Form form={form} submit={t('auth.continue')}>
      <TextField
        label={t('auth.email')}
        labelEnd={<FlowToggle to="PHONE" />}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        placeholder={t('auth.email.placeholder')}
        dir="ltr"
        verbatim
        first
      />
    </Form>
  )
}
