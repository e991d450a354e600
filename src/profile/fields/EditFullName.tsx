import { object } from 'yup'
import { bySchema } from '../../kit/formSchema'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import type { User } from '../../session/session'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { fieldLimits } from '../../wire/fieldLimits'
import { fullName } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { profileStrings } from '../profile.strings'
import { useProfileForm } from './useProfileForm'

const validate = bySchema(object({ name: fullName() }))

/** EDIT_FULLNAME */
const EditFullName = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const form = useProfileForm({
    user,
    part: 'name',
    validate,
    initial: { name: user.name ?? '' },
    messages: { name: { matches: t('profile.name.matches'), max: t('profile.name.max') } },
    change: (values) => values,
    saved: t('profile.name.saved'),
    failed: t('profile.name.failed'),
  })
  return (
    <StepFrame title={t('profile.name.title')}>
      <Form form={form} submit={t('profile.save')} ready={form.isValid && form.isChanged}>
        <TextField
          label={t('profile.name.label')}
          {...form.field('name')}
          counter={fieldLimits.name}
          autoComplete="name"
          first
        />
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditFullName)
