import { Icon } from '../ui/Icon'
import { useSheet } from '../ui/useSheet'
import sheet from './SparkBurst.css'

interface Props {
  /** Of the finger, in the box that it stands in, px. */
  x: number
  y: number
  onEnd(): void
}

/** A spark that bursts under a finger. Seen only: what it says, the button says too. */
export const SparkBurst = ({ x, y, onEnd }: Props) => {
  useSheet(sheet)
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
