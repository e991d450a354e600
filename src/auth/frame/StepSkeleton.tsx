import { useRef } from 'react'
import stepStyles from '../../modal/StepFrame.css'
import { useLeave } from '../../ui/overlay/leave'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import styles from './StepSkeleton.css'

/** The approximate shape of the first step while it loads: later ones stay until the next one has loaded. */
export const StepSkeleton = () => {
  useStyles(stepStyles)
  useStyles(styles)
  const box = useRef<HTMLDivElement>(null)
  useLeave(box)
  return (
    <div ref={box} className="step step-skeleton" aria-busy="true">
      <Skeleton width="50%" height={48} />
      <Skeleton width="100%" height={48} />
      <Skeleton width="100%" height={48} />
    </div>
  )
}
