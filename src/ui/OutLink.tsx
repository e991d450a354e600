import type { AnchorHTMLAttributes } from 'react'
import sheet from './Button.css'
import { classes } from './classes'
import { useSheet } from './useSheet'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  variant?: 'plain' | 'primary' | 'outline' | 'quiet'
  /** As wide as its container. */
  wide?: boolean
}

/** A link to another site that looks like a button. */
export const OutLink = ({ variant = 'plain', wide, ...attributes }: Props) => {
  useSheet(sheet)
  return <a rel="noopener" {...attributes} className={classes('button', `button-${variant}`, wide && 'button-wide')} />
}
