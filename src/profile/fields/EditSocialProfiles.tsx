import { object } from 'yup'
import { bySchema } from '../../kit/formSchema'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import type { User } from '../../session/session'
import { SocialFields } from '../../social/SocialFields'
import { Form } from '../../ui/form/Form'
import { handle, linkedinUrl } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { type SocialProfiles, socialChange, socialProfilesOf } from '../profile'
import { profileStrings } from '../profile.strings'
import { useProfileForm } from './useProfileForm'

const validate = bySchema(
  object({
    instaId: handle(),
    youtubeId: handle(),
    tiktokId: handle(),
    xId: handle(),
    linkedinId: linkedinUrl(),
  }),
)

/** EDIT_SOCIAL_PROFILES */
const EditSocialProfiles = ({ user }: { user: User }) => {
  const t = useT(profileStrings)
  const before = socialProfilesOf(user)
  const ofHandle = { matches: t('profile.social.matches'), max: t('profile.social.max') }
  const form = useProfileForm<SocialProfiles>({
    user,
    part: 'social',
    validate,
    initial: before,
    messages: {
      instaId: ofHandle,
      youtubeId: ofHandle,
      tiktokId: ofHandle,
      xId: ofHandle,
      linkedinId: { linkedin: t('profile.social.linkedin') },
    },
    change: (values) => socialChange(before, values),
    saved: t('profile.social.saved'),
    failed: t('profile.social.failed'),
  })
  return (
    <StepFrame title={t('profile.social.title')}>
      <Form form={form} submit={t('profile.save')} ready={form.isValid && form.isChanged}>
        <SocialFields
          fields={[
            { name: 'instaId', network: 'instagram', label: t('profile.social.insta') },
            { name: 'youtubeId', network: 'youtube', label: t('profile.social.youtube') },
            { name: 'tiktokId', network: 'tiktok', label: t('profile.social.tiktok') },
            { name: 'xId', network: 'x', label: t('profile.social.x') },
            { name: 'linkedinId', network: 'linkedin', label: t('profile.social.linkedinAddress'), isAddress: true },
          ]}
          field={form.field}
          first
        />
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditSocialProfiles)
