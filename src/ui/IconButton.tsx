import type { ButtonHTMLAttributes } from 'react'
import { classes } from './classes'
import { type Glyph, Icon } from './Icon'
import sheet from './IconButton.css'
import type { IconName } from './icons'
import { useSheet } from './useSheet'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  icon: IconName | Glyph
  /** Its accessible name. */
  label: string
  size?: 's' | 'm' | 'l'
  filled?: boolean
  /** Translucent, over pictures. */
  glass?: boolean
}

/** An icon with a click target of 44 px. */
export const IconButton = ({ icon, label, size = 'l', filled = false, glass, className, ...attributes }: Props) => {
  useSheet(sheet)
  return (
    <button
      type="button"
      {...attributes}
      className={classes('icon-button', glass && 'icon-button-glass', className)}
      aria-label={label}
    >
      <Icon name={icon} size={size} filled={filled} />
    </button>
  )
}
