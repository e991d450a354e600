import type { Video } from '../../entities/video'
import { formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { Icon } from '../../ui/icon/Icon'
import type { IconName } from '../../ui/icon/icons'
import { useStyles } from '../../ui/styles/useStyles'
import { useFeedContext } from '../feedContext'
import styles from './ActionRail.css'

interface ActionProps {
  icon: IconName
  label: string
  /** The text under the icon. */
  text?: string
  /** For an action that is on or off. */
  on?: boolean
  onPress(): void
}

const Action = ({ icon, label, text, on, onPress }: ActionProps) => (
  <button
    type="button"
    part="action"
    className="rail-act"
    aria-label={text && text !== label ? `${label}, ${text}` : label}
    aria-pressed={on}
    onClick={onPress}
  >
    <span className="rail-icon">
      <Icon name={icon} filled={on ?? false} edged />
    </span>
    {text && <span className="number">{text}</span>}
  </button>
)

/** What can be done with a video, beside it. */
export const ActionRail = ({ video }: { video: Video }) => {
  useStyles(styles)
  const { t, settings } = useIsland()
  const { actions } = useFeedContext()
  const { counts, viewer } = video
  const shown = (count: number) => formatCount(count, settings.locale)
  return (
    <div part="rail" className="rail">
      {counts && (
        <>
          <Action
            icon="spark"
            label={t('feed.spark')}
            text={shown(counts.sparks)}
            on={viewer?.sparked ?? false}
            onPress={() => actions.spark(video)}
          />
          <Action
            icon="comment"
            label={t('feed.comments')}
            text={shown(counts.comments)}
            onPress={() => actions.comment(video)}
          />
          <Action
            icon="repost"
            label={t('feed.repost')}
            text={shown(counts.reposts)}
            onPress={() => actions.repost(video)}
          />
        </>
      )}
      <Action icon="share" label={t('feed.share')} text={t('feed.share')} onPress={() => actions.share(video)} />
      <Action icon="more" label={t('feed.options')} onPress={actions.options} />
    </div>
  )
}
