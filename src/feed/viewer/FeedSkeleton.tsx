import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import styles from './FeedSkeleton.css'

/** The shape of a slide, until the first page is loaded. */
export const FeedSkeleton = () => {
  useStyles(styles)
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
    </div>
  )
}
