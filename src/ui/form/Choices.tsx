import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import styles from './Choices.css'

interface Props {
  /** One of several, or any of them. */
  type: 'radio' | 'checkbox'
  /** Groups those of one choice. */
  name?: string
  checked: boolean
  onChange(): void
  /** Of the row. */
  className?: string
  children: ReactNode
}

/** A row in a list to choose from, with its mark. */
export const Choice = ({ className, children, ...input }: Props) => {
  useStyles(styles)
  return (
    <label className={className}>
      {children}
      <input className="choice" {...input} />
    </label>
  )
}

/** The end of a sheet with choices: it stays in view while they scroll under it. */
export const ChoicesEnd = ({ children }: { children: ReactNode }) => {
  useStyles(styles)
  return <div className="choices-end">{children}</div>
}
