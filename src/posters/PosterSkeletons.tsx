import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Poster.css'

interface Props {
  count: number
}

/**
 * Places of posters that are on their way. Where a list grows they need a key that grows with it: a browser that keeps
 * what it shows in its place (snapping, scroll anchoring) would follow a place that moves to the new end.
 */
export const PosterSkeletons = ({ count }: Props) => {
  useStyles(styles)
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={place} className="poster-blank">
      <Skeleton width="100%" height="100%" />
    </li>
  ))
}
