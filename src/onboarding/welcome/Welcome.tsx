import { useBrand } from '../../brand/useBrand'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { forViewer } from '../../profile/forViewer'
import type { User } from '../../session/session'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { useStyles } from '../../ui/styles/useStyles'
import { onboardingStrings } from '../onboarding.strings'
import styles from './Welcome.css'

/** WELCOME: closes the onboarding; then comes what the viewer wanted when it began. */
const Welcome = ({ user }: { user: User }) => {
  useStyles(styles)
  const t = useT(onboardingStrings)
  const { dispatch, intent } = useStep()
  const brand = useBrand().data
  const name = user.name ?? user.nickname
  const lead = intent.type === 'spark' ? 'onboarding.welcome.spark' : 'onboarding.welcome.lead'
  return (
    <StepFrame title={t('onboarding.welcome.title', { name })} lead={brand && t(lead, { brand: brand.name })}>
      <div className="welcome" aria-hidden="true">
        <Avatar size="4xl" name={name} image={user.image} isAvatar={user.isAvatar} />
        <span className="welcome-spark">
          <Icon name="spark" filled />
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
      </div>
      <Button variant="primary" wide onClick={() => dispatch({ type: 'finished' })}>
        {t('onboarding.welcome.go')}
      </Button>
    </StepFrame>
  )
}

export default forViewer(Welcome)
