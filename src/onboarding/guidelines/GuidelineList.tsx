import type { ApiError } from '../../kit/http'
import { useT } from '../../kit/useT'
import { FailedState } from '../../ui/state/FailedState'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { onboardingStrings } from '../onboarding.strings'
import styles from './GuidelineList.css'
import type { Guideline } from './guidelines'

interface Props {
  /** Undefined while it loads. */
  list: readonly Guideline[] | undefined
  request: { error: ApiError | null; isFetching: boolean; refetch(): unknown }
}

/** The brand's guidelines: loading, failed, empty or listed. */
export const GuidelineList = ({ list, request }: Props) => {
  useStyles(styles)
  const t = useT(onboardingStrings)
  const { error, isFetching, refetch } = request

  if (list?.length === 0) return <p className="guidelines-none">{t('onboarding.guidelines.none')}</p>
  if (list)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the list
      <section className="guidelines" tabIndex={0} aria-label={t('onboarding.guidelines.list')}>
        <ol>
          {list.map(({ title, description }) => (
            <li key={`${title} ${description}`}>
              <h3 dir="auto">{title}</h3>
              <p dir="auto">{description}</p>
            </li>
          ))}
        </ol>
      </section>
    )
  if (error)
    return (
      <FailedState
        title={t('onboarding.guidelines.loadFailed')}
        text={error.serverMessage ?? t('onboarding.guidelines.unknown')}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="guidelines-wait" aria-busy="true">
      <div className="guidelines-wait-list">
        {['70%', '88%', '62%', '80%', '74%', '58%'].map((width) => (
          <div key={width}>
            <Skeleton width={28} height={28} round />
            <span>
              <Skeleton width="48%" height={15} />
              <Skeleton width={width} height={13} />
            </span>
          </div>
        ))}
      </div>
      <Skeleton width="56%" height={24} />
      <Skeleton width="100%" height={48} />
    </div>
  )
}
