import { useIsland } from '../kit/island'
import gridStyles from '../posters/PosterGrid.css'
import { PosterSkeletons } from '../posters/PosterSkeletons'
import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import tabStyles from '../ui/tabs/Tabs.css'
import styles from './CommunityHeader.css'
import tabsStyles from './tabs/CommunityTabs.css'

/** The shape of a community that is on its way. */
export const CommunitySkeleton = () => {
  useStyles(styles)
  useStyles(gridStyles)
  useStyles(tabStyles)
  useStyles(tabsStyles)
  const { t } = useIsland()
  return (
    <div className="community-skeleton" role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      <div className="community-banner" />
      <div className="community-head">
        <span className="community-picture" />
        <div className="community-name">
          <Skeleton width={172} height={26} />
          <Skeleton width={232} height={14} />
        </div>
        <div className="community-acts">
          <Skeleton width={76} height={36} />
        </div>
        <div className="community-about">
          <Skeleton width="100%" height={14} />
          <Skeleton width="64%" height={14} />
        </div>
      </div>
      <div className="community-tabs">
        <div className="tabs">
          <Skeleton width={64} height={14} />
          <Skeleton width={56} height={14} />
          <Skeleton width={72} height={14} />
        </div>
      </div>
      <ul className="poster-grid" aria-hidden="true">
        <PosterSkeletons count={12} />
      </ul>
    </div>
  )
}
