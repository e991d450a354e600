import { useT } from '../../kit/useT'
import { useStyles } from '../../ui/styles/useStyles'
import { onboardingStrings } from '../onboarding.strings'
import styles from './ProgressDots.css'

interface Props {
  count: number
  /** The minimum number of topics. */
  of: number
}

/** Progress towards the minimum number of topics. */
export const ProgressDots = ({ count, of }: Props) => {
  useStyles(styles)
  const t = useT(onboardingStrings)
  return (
    <div className="pips" role="status">
      {Array.from({ length: of }, (_, at) => at + 1).map((nth) => (
        <i key={nth} className={nth <= count ? 'pip-on' : undefined} />
      ))}
      <span className="visually-hidden">{t('onboarding.interests.picked', { count: Math.min(count, of), of })}</span>
    </div>
  )
}
