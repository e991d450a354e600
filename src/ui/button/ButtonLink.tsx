import type { ComponentProps } from 'react'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Button.css'
import { PageLink } from './PageLink'

interface Props extends Omit<ComponentProps<typeof PageLink>, 'className'> {
  variant?: 'plain' | 'primary' | 'outline' | 'quiet'
  small?: boolean
}

/** A link to one of our pages that looks like a button. */
export const ButtonLink = ({ variant = 'plain', small = false, ...props }: Props) => {
  useStyles(styles)
  const name = `button button-${variant}`
  return <PageLink {...props} part={name} className={classes(name, small && 'button-small')} />
}
