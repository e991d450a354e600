import { object } from 'yup'
import { bySchema } from '../../kit/formSchema'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import type { User } from '../../session/session'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { type Glyph, Icon } from '../../ui/icon/Icon'
import { networkIcons } from '../../ui/icon/networkIcons'
import { useStyles } from '../../ui/styles/useStyles'
import { handle, linkedinUrl } from '../../wire/fields'
import { forViewer } from '../forViewer'
import { type Network, networks, type SocialProfiles, socialChange, socialProfilesOf } from '../profile'
import { profileStrings } from '../profile.strings'
import styles from './EditSocialProfiles.css'
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

const icons: Readonly<Record<Network, Glyph>> = {
  instaId: networkIcons.instagram,
  youtubeId: networkIcons.youtube,
  tiktokId: networkIcons.tiktok,
  xId: networkIcons.x,
  linkedinId: networkIcons.linkedin,
}

/** EDIT_SOCIAL_PROFILES */
const EditSocialProfiles = ({ user }: { user: User }) => {
  useStyles(styles)
  const t = useT(profileStrings)
  const before = socialProfilesOf(user)
  const labels = {
    instaId: t('profile.social.insta'),
    youtubeId: t('profile.social.youtube'),
    tiktokId: t('profile.social.tiktok'),
    xId: t('profile.social.x'),
    linkedinId: t('profile.social.linkedinAddress'),
  }
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
        <div className="social-fields">
          {networks.map((network) => {
            const label = labels[network]
            return (
              <TextField
                key={network}
                label={label}
                hideLabel
                placeholder={label}
                prefix={<Icon name={icons[network]} size="m" />}
                {...form.field(network)}
                {...(network === 'linkedinId' && { type: 'url', inputMode: 'url' })}
                dir="ltr"
                verbatim
                autoComplete="off"
                first={network === networks[0]}
              />
            )
          })}
        </div>
      </Form>
    </StepFrame>
  )
}

export default forViewer(EditSocialProfiles)
