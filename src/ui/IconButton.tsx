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
  /** Soft glass, over pictures. */
  glass?: boolean
}

/** A target of 44 px around an icon. */
export const IconButton = ({ icon, label, size = 'l', filled = false, glass, className, ...rest }: Props) => {
  useSheet(sheet)
  return (
    <button
      type="button"
      {...rest}
      className={classes('icon-button', glass && 'icon-button-glass', className)}
      aria-label={label}
    >
      <Icon name={icon} size={size} filled={filled} />
    </button>
  )
}
