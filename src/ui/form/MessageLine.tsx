import { useRef } from 'react'
import { Icon } from '../icon/Icon'
import { useLeave } from '../overlay/leave'
import { useStyles } from '../styles/useStyles'
import styles from './MessageLine.css'

interface Props {
  kind: 'bad' | 'good' | 'hint'
  text: string
}

/** What a form or a field says; in a box with the class `grows` it shrinks away when it goes. */
export const MessageLine = ({ kind, text }: Props) => {
  useStyles(styles)
  const line = useRef<HTMLSpanElement>(null)
  useLeave(line)
  return (
    <span ref={line} className={`message-line message-${kind}`}>
      {kind === 'bad' && <Icon name="alert" size="s" />}
      <span>{text}</span>
    </span>
  )
}
