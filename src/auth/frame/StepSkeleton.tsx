import { useRef } from 'react'
import styles from '../../modal/StepFrame.css'
import { useLeave } from '../../ui/overlay/leave'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'

/** The approximate shape of the first step while it loads: later ones stay until the next one has loaded. */
export const StepSkeleton = () => {
  useStyles(styles)
  const box = useRef<HTMLDivElement>(null)
  useLeave(box)
  return (
    <div ref={box} className="step" aria-busy="true">
      <Skeleton width="50%" height={48} />
      <Skeleton width="100%" height={48} />
      <Skeleton width="100%" height={48} />
    </div>
  )
}
