import type { ApiError } from '../../kit/http'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { Chip } from '../../ui/button/Chip'
import { FailedState } from '../../ui/state/FailedState'
import { Skeleton } from '../../ui/state/Skeleton'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useStyles } from '../../ui/styles/useStyles'
import { onboardingStrings } from '../onboarding.strings'
import { type Category, type Choice, isChosen, minTopicsOf, type Topic, troubleOf } from './interests'
import { interestsErrorText } from './interestsError'
import styles from './TopicGroups.css'

interface Props {
  request: {
    data: readonly Category[] | undefined
    error: ApiError | null
    isFetching: boolean
    refetch(): unknown
  }
  choice: Choice
  /** The choice is being saved. */
  isPending: boolean
  onToggle(topic: Topic): void
  /** Continues without topics; undefined where there is no next step. */
  onSkip: (() => void) | undefined
}

/** Widths of the skeleton's chips in CSS pixels, by group. */
const skeletonWidths = [
  [84, 132, 96, 88],
  [104, 92, 78],
  [92, 118, 108, 80],
  [76, 112, 98],
] as const

/** The topics by category: loading, failed, empty or listed. */
export const TopicGroups = ({ request, choice, isPending, onToggle, onSkip }: Props) => {
  useStyles(styles)
  const t = useT(onboardingStrings)
  const { data: categories, error, isFetching, refetch } = request
  if (categories && minTopicsOf(categories) === 0)
    return (
      <StateMessage
        drawing={drawings.empty}
        title={t('onboarding.interests.empty.title')}
        text={t('onboarding.interests.empty.text')}
      >
        {onSkip && (
          <Button variant="primary" onClick={onSkip}>
            {t('onboarding.continue')}
          </Button>
        )}
        <Button variant={onSkip ? 'quiet' : 'primary'} pending={isFetching} onClick={() => void refetch()}>
          {t('onboarding.interests.empty.action')}
        </Button>
      </StateMessage>
    )
  if (categories)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the list
      <section className="topics" tabIndex={0} aria-label={t('onboarding.interests.list')}>
        {categories.map(({ id, title, topics }) => (
          <fieldset key={id}>
            <legend>
              <bdi>{title}</bdi>
            </legend>
            <div className="topics-chips">
              {topics.map((topic) => (
                <Chip
                  key={topic.id}
                  isOn={isChosen(topic, choice)}
                  disabled={isPending}
                  onToggle={() => onToggle(topic)}
                >
                  <bdi>{topic.name}</bdi>
                </Chip>
              ))}
            </div>
          </fieldset>
        ))}
      </section>
    )
  if (error)
    return (
      <FailedState
        title={t('onboarding.interests.loadFailed')}
        text={interestsErrorText(troubleOf(error), 'load', t)}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="topics-wait" aria-busy="true">
      <div className="topics-wait-list">
        {skeletonWidths.map((widths) => (
          <div key={widths.join()}>
            <Skeleton width={72} height={14} />
            <div className="topics-chips">
              {widths.map((width) => (
                <Skeleton key={width} width={width} height={36} round />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Skeleton width="100%" height={48} />
    </div>
  )
}
