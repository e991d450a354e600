import { useIsland } from '../kit/island'
import gridStyles from '../posters/PosterGrid.css'
import { PosterSkeletons } from '../posters/PosterSkeletons'
import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import styles from './ProfileHeader.css'

/** The shape of a profile that is on its way. */
export const ProfileSkeleton = () => {
  useStyles(styles)
  useStyles(gridStyles)
  const { t } = useIsland()
  return (
    <div className="profile-skeleton" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      <div className="profile-head">
        <span className="profile-picture">
          <Skeleton width="100%" height="100%" />
        </span>
        <div className="profile-name">
          <Skeleton width={172} height={26} />
          <Skeleton width={96} height={14} />
          <Skeleton width={232} height={14} />
        </div>
        <div className="profile-acts">
          <Skeleton width={36} height={36} />
        </div>
        <div className="profile-about">
          <Skeleton width="100%" height={14} />
          <Skeleton width="64%" height={14} />
        </div>
      </div>
      <div className="profile-tabs">
        <div className="profile-skeleton-tabs">
          <Skeleton width={64} height={14} />
          <Skeleton width={96} height={14} />
        </div>
        <ul className="poster-grid" aria-hidden="true">
          <PosterSkeletons count={12} />
        </ul>
      </div>
    </div>
  )
}
