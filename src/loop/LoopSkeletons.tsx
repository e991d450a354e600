import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import styles from './LoopCard.css'

/** The shape of loops that are on their way. */
export const LoopSkeletons = () => {
  useStyles(styles)
  return [112, 88, 128, 96, 120, 104].map((width) => (
    <div key={width} className="loop-card">
      <div className="loop-card-link">
        <Skeleton width={60} height={60} />
        <span className="loop-card-words">
          <Skeleton width={width} height={13} />
          <Skeleton width={160} height={12} />
          <Skeleton width={72} height={11} />
        </span>
      </div>
    </div>
  ))
}
