import { Icon } from '../ui/icon/Icon'
import { useStyles } from '../ui/styles/useStyles'
import styles from './SparkBurst.css'

interface Props {
  /** Position of the finger in the parent box, px. */
  x: number
  y: number
  onEnd(): void
}

/** A spark that bursts under a finger; hidden from screen readers, which have the button. */
export const SparkBurst = ({ x, y, onEnd }: Props) => {
  useStyles(styles)
  return (
    <div
      className="spark-burst"
      aria-hidden="true"
      style={{ left: x, top: y }}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onEnd()}
    >
      <Icon name="spark" filled />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
