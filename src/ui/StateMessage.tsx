import type { ReactNode } from 'react'
import { type DrawingName, drawings } from './drawings'
import sheet from './StateMessage.css'
import { useSheet } from './useSheet'

interface Props {
  drawing: DrawingName
  title: string
  text?: string
  /** Something went wrong: it is announced at once. */
  alert?: boolean
  /** What the viewer can do: one button, or a button and a quiet one. */
  children?: ReactNode
}

/** What a place shows instead of its content: a line drawing, a sentence, an action. */
export const StateMessage = ({ drawing, title, text, alert, children }: Props) => {
  useSheet(sheet)
  const { lines, spark } = drawings[drawing]
  return (
    <div part="message" className="state-message" role={alert ? 'alert' : undefined}>
      <svg className="state-message-drawing" viewBox="0 0 96 72" aria-hidden="true">
        <path d={lines} />
        <path className="state-message-spark" d={spark} />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="state-message-actions">{children}</div>}
    </div>
  )
}
