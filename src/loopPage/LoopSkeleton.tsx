import { useIsland } from '../kit/island'
import gridStyles from '../posters/PosterGrid.css'
import { PosterSkeletons } from '../posters/PosterSkeletons'
import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import styles from './LoopHeader.css'

/** The shape of a loop that is on its way. */
export const LoopSkeleton = () => {
  useStyles(styles)
  useStyles(gridStyles)
  const { t } = useIsland()
  return (
    <div className="loop-skeleton" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      <div className="loop-head">
        <span className="loop-pictures">
          <Skeleton width="100%" height="100%" />
        </span>
        <div className="loop-name">
          <Skeleton width={172} height={26} />
          <Skeleton width={140} height={14} />
          <Skeleton width={160} height={14} />
        </div>
        <div className="loop-acts">
          <Skeleton width={76} height={36} />
        </div>
      </div>
      <div className="loop-tabs">
        <div className="loop-skeleton-tabs">
          <Skeleton width={64} height={14} />
        </div>
        <ul className="poster-grid" aria-hidden="true">
          <PosterSkeletons count={12} />
        </ul>
      </div>
    </div>
  )
}
