import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import styles from './StateMessage.css'
import type { StateDrawing } from './stateDrawings'

interface Props {
  drawing: StateDrawing
  title: string
  text?: string
  /** Announced to screen readers immediately, for an error. */
  alert?: boolean
  /** Actions: one button, or a button and a quiet one. */
  children?: ReactNode
}

/** Replaces content that is empty, failed or unavailable: a line drawing, a text and an action. */
export const StateMessage = ({ drawing, title, text, alert, children }: Props) => {
  useStyles(styles)
  return (
    <div part="message" className="state-message" role={alert ? 'alert' : undefined}>
      <svg className="state-message-drawing" viewBox="0 0 96 72" aria-hidden="true">
        <path d={drawing.lines} />
        <path className="state-message-spark" d={drawing.spark} />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="state-message-actions">{children}</div>}
    </div>
  )
}
