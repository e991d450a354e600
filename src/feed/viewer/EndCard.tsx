import type { VideoId } from '../../entities/playable'
import { useEntity } from '../../entities/useEntity'
import { videoStore } from '../../entities/video.store'
import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { Icon } from '../../ui/icon/Icon'
import { offline } from '../../ui/icon/offline'
import { useStyles } from '../../ui/styles/useStyles'
import type { FeedEntry } from '../feed'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'
import styles from './EndCard.css'
import messageStyles from './StageMessage.css'

interface PosterProps {
  scope: string
  id: VideoId
  className?: string
}

const Poster = ({ scope, id, className }: PosterProps) => {
  const { media } = useEntity(videoStore, scope, id)
  const address = media.thumb ?? media.poster
  return address ? <img className={className} src={address} alt="" loading="lazy" /> : null
}

export interface EndCardProps {
  scope: string
  entries: readonly FeedEntry[]
  /** The next page could not be loaded, so this is not the end. */
  failed: boolean
  onRetry(): void
}

/** The card after the last video: says that this was all, or that more could not be loaded, with a button for either. */
export const EndCard = ({ scope, entries, failed, onRetry }: EndCardProps) => {
  useStyles(messageStyles)
  useStyles(styles)
  const t = useT(feedStrings)
  const { stage, served } = useFeedContext()
  const last = entries.at(-1)
  const top = () => stage.go(0, { smooth: false })
  if (failed)
    return (
      <div className="end-card stage-message" role="alert">
        <Icon name={offline} size="xl" />
        <h2>{t('feed.more.error')}</h2>
        <div className="end-actions">
          <Button variant="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <Button variant="quiet" onClick={top}>
            {t('feed.end.action')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="end-card stage-message">
      {last && <Poster className="end-dim" scope={scope} id={last.id} />}
      <div className="end-fan">
        {entries.slice(-3).map(({ id }) => (
          <Poster key={id} scope={scope} id={id} />
        ))}
        <span className="end-check">
          <Icon name="check" />
        </span>
      </div>
      <h2>{t('feed.end.title')}</h2>
      <p>{t('feed.end.text')}</p>
      <div className="end-actions">
        {served && (
          <ButtonLink variant="primary" page="explore">
            {t('feed.empty.action')}
          </ButtonLink>
        )}
        <Button variant={served ? 'quiet' : 'primary'} onClick={top}>
          {t('feed.end.action')}
        </Button>
      </div>
    </div>
  )
}
