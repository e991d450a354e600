import { object } from 'yup'
import { bySchema } from '../../kit/formSchema'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import type { User } from '../../session/session'
import { Form } from '../../ui/form/Form'
import { TextArea } from '../../ui/form/TextArea'
import { fieldLimits } from '../../wire/fieldLimits'
import { bio } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { profileStrings } from '../profile.strings'
import { useProfileForm } from './useProfileForm'

const validate = bySchema(object({ bio: bio() }))

/** EDIT_BIO */
const EditBio = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const form = useProfileForm({
    user,
    part: 'bio',
    validate,
    initial: { bio: user.bio ?? '' },
    messages: { bio: { max: t('profile.bio.max') } },
    change: (values) => values,
    saved: t('profile.bio.saved'),
    failed: t('profile.bio.failed'),
  })
  return (
    <StepFrame title={t('profile.bio.title')}>
      <Form form={form} submit={t('profile.save')} ready={form.isValid && form.isChanged}>
        <TextArea label={t('profile.bio.label')} {...form.field('bio')} counter={fieldLimits.bio} first />
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditBio)
