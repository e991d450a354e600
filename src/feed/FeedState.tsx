import { isApiError } from '../kit/apiError'
import { errorKey } from '../kit/errorText'
import { useIsland } from '../kit/island'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Skeleton } from '../ui/Skeleton'
import { StateMessage } from '../ui/StateMessage'
import { useSheet } from '../ui/useSheet'
import skeletonSheet from './FeedSkeleton.css'
import { useFeedParts } from './feedContext'
import type { Feed } from './useFeed'

const Loading = ({ onRetry }: { onRetry(): void }) => {
  useSheet(skeletonSheet)
  const { t } = useIsland()
  return (
    <div className="feed-skeleton" aria-busy="true">
      <div className="feed-skeleton-caption">
        <div className="feed-skeleton-row">
          <Skeleton width={116} height={32} round />
          <Skeleton width={96} height={32} round />
        </div>
        <div className="feed-skeleton-row">
          <Skeleton width={36} height={36} round />
          <Skeleton width={132} height={14} />
        </div>
        <Skeleton width="100%" height={13} />
        <Skeleton width="62%" height={13} />
      </div>
      <div className="feed-skeleton-rail">
        {['spark', 'comment', 'repost'].map((act) => (
          <div key={act} className="feed-skeleton-act">
            <Skeleton width={32} height={32} round />
            <Skeleton width={24} height={8} />
          </div>
        ))}
      </div>
      <div className="feed-skeleton-slow">
        <p>{t('feed.slow')}</p>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </div>
    </div>
  )
}

const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.code === 404)

interface Props {
  feed: Feed
  onRetry(): void
}

/** What stands in a feed's place while there is no video to show; null when there is one. */
export const FeedState = ({ feed, onRetry }: Props) => {
  const { t, element } = useIsland()
  const { served } = useFeedParts()
  if (feed.status === 'ready' && feed.ids.length > 0) return null
  if (feed.status === 'loading') return <Loading onRetry={onRetry} />
  const explore = (
    <ButtonLink variant="primary" page="explore">
      {t('feed.empty.action')}
    </ButtonLink>
  )
  const message = () => {
    if (feed.status === 'incomplete') {
      const words = { tag: element.localName, attribute: feed.attribute }
      return <StateMessage drawing="lost" title={t('errors.failed.title')} text={t('feed.incomplete', words)} />
    }
    if (feed.status === 'ready')
      return (
        <StateMessage
          drawing="empty"
          title={t('feed.empty.title')}
          text={t(served ? 'feed.empty.text' : 'feed.own.empty')}
        >
          {served && explore}
        </StateMessage>
      )
    if (isMissing(feed.error))
      return (
        <StateMessage drawing="lost" title={t('feed.notFound.title')} text={t('feed.notFound.text')} alert>
          {explore}
        </StateMessage>
      )
    return (
      <StateMessage drawing="offline" title={t('feed.error.title')} text={t(errorKey(feed.error))} alert>
        <Button variant="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </StateMessage>
    )
  }
  return <div className="feed-state">{message()}</div>
}
