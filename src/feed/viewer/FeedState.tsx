import { useT } from '../../kit/useT'
import { Button } from '../../ui/button/Button'
import { useStyles } from '../../ui/styles/useStyles'
import { FeedMessage } from '../FeedMessage'
import type { Feed } from '../feed'
import { feedStrings } from '../feed.strings'
import { useFeedContext } from '../feedContext'
import styles from './FeedState.css'

export interface FeedStateProps {
  feed: Feed
  onRetry(): void
}

/** The message in place of a feed without a video to show; null when there is one. */
export const FeedState = ({ feed, onRetry }: FeedStateProps) => {
  useStyles(styles)
  const t = useT(feedStrings)
  const { served } = useFeedContext()
  if (feed.status === 'ready' && feed.entries.length > 0) return null
  if (feed.status === 'loading')
    return (
      <div className="feed-slow">
        <p>{t('feed.slow')}</p>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </div>
    )
  return (
    <div className="feed-state">
      <FeedMessage feed={feed} served={served} onRetry={onRetry} />
    </div>
  )
}
