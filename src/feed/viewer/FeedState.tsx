import { useT } from '../../kit/useT'
import { Button } from '../../ui/Button'
import { useSheet } from '../../ui/useSheet'
import { FeedMessage } from '../FeedMessage'
import { useFeedParts } from '../feedContext'
import { feedStrings } from '../strings'
import type { Feed } from '../useFeed'
import sheet from './FeedState.css'

interface Props {
  feed: Feed
  onRetry(): void
}

/** What stands in a feed's place while there is no video to show; null when there is one. */
export const FeedState = ({ feed, onRetry }: Props) => {
  useSheet(sheet)
  const t = useT(feedStrings)
  const { served } = useFeedParts()
  if (feed.status === 'ready' && feed.ids.length > 0) return null
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
