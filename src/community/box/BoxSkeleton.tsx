import { useIsland } from '../../kit/island'
import { PosterSkeletons } from '../../posters/PosterSkeletons'
import { Skeleton } from '../../ui/state/Skeleton'

/** The shape of a community in short that is on its way. */
export const BoxSkeleton = () => {
  const { t } = useIsland()
  return (
    <div className="box-card" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      <div className="box-head">
        <Skeleton width={56} height={56} />
        <Skeleton width={112} height={18} />
        <Skeleton width={64} height={36} />
      </div>
      <div className="box-about">
        <Skeleton width={208} height={14} />
        <Skeleton width="100%" height={14} />
      </div>
      <ul className="box-videos" aria-hidden="true">
        <PosterSkeletons count={3} />
      </ul>
    </div>
  )
}
