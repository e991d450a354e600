import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Skeleton.css'

interface Props {
  /** CSS pixels, or a CSS length. */
  width: number | string
  height: number | string
  round?: boolean
}

/** A placeholder for content that is loading. Its container sets `aria-busy`. */
export const Skeleton = ({ width, height, round }: Props) => {
  useStyles(styles)
  return (
    <span
      className={classes('skeleton', round && 'skeleton-round')}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}
