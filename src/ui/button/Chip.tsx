import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import styles from './Chip.css'

interface Props {
  isOn: boolean
  disabled?: boolean
  onToggle(): void
  children: ReactNode
}

/** A toggle in a group of many. */
export const Chip = ({ isOn, disabled, onToggle, children }: Props) => {
  useStyles(styles)
  return (
    <button type="button" className="chip" aria-pressed={isOn} disabled={disabled} onClick={onToggle}>
      {isOn && <Icon name="check" size="s" />}
      {children}
    </button>
  )
}
