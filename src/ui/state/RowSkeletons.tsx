import { useStyles } from '../styles/useStyles'
import styles from './RowSkeletons.css'
import { Skeleton } from './Skeleton'

/** The shape of a list whose code is on its way: pictures with two lines of words. */
export const RowSkeletons = () => {
  useStyles(styles)
  return [128, 96, 152, 112, 136].map((width) => (
    <div key={width} className="row-skeleton">
      <Skeleton width={44} height={44} round />
      <span>
        <Skeleton width={width} height={13} />
        <Skeleton width={72} height={11} />
      </span>
    </div>
  ))
}
