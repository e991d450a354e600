import type { AnchorHTMLAttributes } from 'react'
import sheet from './Button.css'
import { classes } from './classes'
import { useSheet } from './useSheet'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  variant?: 'plain' | 'primary' | 'outline' | 'quiet'
  /** As wide as its place. */
  wide?: boolean
}

/** A link out of the page that looks like a button. */
export const OutLink = ({ variant = 'plain', wide, ...rest }: Props) => {
  useSheet(sheet)
  return <a rel="noopener" {...rest} className={classes('button', `button-${variant}`, wide && 'button-wide')} />
}
