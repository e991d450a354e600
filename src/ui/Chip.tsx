import type { ReactNode } from 'react'
import sheet from './Chip.css'
import { Icon } from './Icon'
import { useSheet } from './useSheet'

interface Props {
  isOn: boolean
  disabled?: boolean
  onToggle(): void
  children: ReactNode
}

/** A toggle in a group of many. */
export const Chip = ({ isOn, disabled, onToggle, children }: Props) => {
  useSheet(sheet)
  return (
    <button type="button" className="chip" aria-pressed={isOn} disabled={disabled} onClick={onToggle}>
      {isOn && <Icon name="check" size="s" />}
      {children}
    </button>
  )
}
