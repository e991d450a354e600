import type { Video } from '../../entities/video'
import { isPossible } from '../../intent/intents'
import { formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/icons'
import { useSheet } from '../../ui/useSheet'
import { useFeedParts } from '../feedContext'
import sheet from './ActionRail.css'

interface ActProps {
  icon: IconName
  label: string
  /** What stands under the icon. */
  text?: string
  /** It can be on or off. */
  on?: boolean
  onPress(): void
}

const Act = ({ icon, label, text, on, onPress }: ActProps) => (
  <button
    type="button"
    part="action"
    className="rail-act"
    aria-label={text && text !== label ? `${label}, ${text}` : label}
    aria-pressed={on}
    onClick={onPress}
  >
    <span className="rail-icon">
      <Icon name={icon} filled={on ?? false} />
    </span>
    {text && <span className="number">{text}</span>}
  </button>
)

/** What can be done with a video, beside it. */
export const Rail = ({ video }: { video: Video }) => {
  useSheet(sheet)
  const { t, settings } = useIsland()
  const { act } = useFeedParts()
  const { counts, viewer } = video
  const shown = (count: number) => formatCount(count, settings.locale)
  return (
    <div part="rail" className="rail">
      {counts && (
        <>
          <Act
            icon="spark"
            label={t('feed.spark')}
            text={shown(counts.sparks)}
            on={viewer?.sparked ?? false}
            onPress={() => act((it) => it.spark(video))}
          />
          {isPossible('comment') && (
            <Act
              icon="comment"
              label={t('feed.comments')}
              text={shown(counts.comments)}
              onPress={() => act((it) => it.comment(video))}
            />
          )}
          {isPossible('repost') && (
            <Act
              icon="repost"
              label={t('feed.repost')}
              text={shown(counts.reposts)}
              onPress={() => act((it) => it.repost(video))}
            />
          )}
        </>
      )}
      <Act icon="share" label={t('feed.share')} text={t('feed.share')} onPress={() => act((it) => it.share(video))} />
      <Act icon="more" label={t('feed.options')} onPress={() => act((it) => it.options())} />
    </div>
  )
}
