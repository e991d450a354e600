import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CommunityCard.css'

/** The shape of community cards that are on their way. */
export const CommunityCardSkeletons = () => {
  useStyles(styles)
  return [112, 88, 128, 96, 120, 104].map((width) => (
    <div key={width} className="community-card">
      <span className="community-card-banner">
        <Skeleton width="100%" height="100%" />
      </span>
      <div className="community-card-words">
        <Skeleton width={width} height={16} />
        <Skeleton width={72} height={12} />
      </div>
    </div>
  ))
}
