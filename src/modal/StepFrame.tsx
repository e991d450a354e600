import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLeave } from '../ui/overlay/leave'
import { useStyles } from '../ui/styles/useStyles'
import styles from './StepFrame.css'
import { useStep } from './stepContext'

interface Props {
  /** Where the step stands among others, above the title. */
  count?: string | undefined
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** What the step holds says its title to the eye. */
  titled?: boolean
  children: ReactNode
}

/**
 * What every step of the modal draws itself in. When it comes, focus goes to the control with `data-focus`, else to the
 * heading, so that a screen reader says where the viewer is.
 */
export const StepFrame = ({ count, title, lead, titled, children }: Props) => {
  useStyles(styles)
  const { titleId, announce, takesFocus } = useStep()
  const box = useRef<HTMLDivElement>(null)
  useLeave(box)

  useLayoutEffect(() => {
    if (!takesFocus()) return
    const control = box.current?.querySelector<HTMLElement>('[data-focus]')
    ;(control ?? box.current?.querySelector('h2'))?.focus()
  }, [takesFocus])
  useEffect(() => announce(count ? `${count}: ${title}` : title), [announce, count, title])

  return (
    <div className="step" ref={box}>
      <div className={titled ? 'visually-hidden' : 'step-head'}>
        {count && <p className="step-count">{count}</p>}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className="step-lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
