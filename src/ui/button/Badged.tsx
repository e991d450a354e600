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
        <span className="badge number" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  )
}
