import type { AnchorHTMLAttributes } from 'react'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Button.css'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  variant?: 'plain' | 'primary' | 'outline' | 'quiet'
  /** As wide as its container. */
  wide?: boolean
}

/** A link to another site that looks like a button. */
export const OutLink = ({ variant = 'plain', wide, ...attributes }: Props) => {
  useStyles(styles)
  return <a rel="noopener" {...attributes} className={classes('button', `button-${variant}`, wide && 'button-wide')} />
}
