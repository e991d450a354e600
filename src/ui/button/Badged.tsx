import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import styles from './Badged.css'

interface Props {
  /** What waits behind the button; nothing shows for none. */
  count: number | null
  /** A button, whose name says the count too. */
  children: ReactNode
}

/** A button with a number at its corner. */
export const Badged = ({ count, children }: Props) => {
  useStyles(styles)
  return (
    <span className="badged">
      {children}
      {count !== null && count > 0 && (
        // No text: a button's name has to contain its visible text, and the name says the count in a sentence.
        <span className="badge number" data-count={count > 99 ? '99+' : count} aria-hidden="true" />
      )}
    </span>
  )
}
