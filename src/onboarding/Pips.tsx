import { useT } from '../kit/useT'
import { useSheet } from '../ui/useSheet'
import { fewest } from './interests'
import sheet from './Pips.css'
import { onboardingStrings } from './strings'

const pips = Array.from({ length: fewest }, (_, at) => at + 1)

/** How far it is to the fewest topics. */
export const Pips = ({ count }: { count: number }) => {
  useSheet(sheet)
  const t = useT(onboardingStrings)
  return (
    <div className="pips" role="status">
      {pips.map((nth) => (
        <i key={nth} className={nth <= count ? 'pip-on' : undefined} />
      ))}
      <span className="visually-hidden">{t('onboarding.interests.picked', { count: Math.min(count, fewest) })}</span>
    </div>
  )
}
