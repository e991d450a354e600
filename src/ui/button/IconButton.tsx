import type { ButtonHTMLAttributes } from 'react'
import { type Glyph, Icon } from '../icon/Icon'
import type { IconName } from '../icon/icons'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './IconButton.css'

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
  useStyles(styles)
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
