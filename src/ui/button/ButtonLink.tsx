import type { ComponentProps } from 'react'
import { useStyles } from '../styles/useStyles'
import styles from './Button.css'
import { PageLink } from './PageLink'

interface Props extends Omit<ComponentProps<typeof PageLink>, 'className'> {
  variant?: 'plain' | 'primary' | 'outline' | 'quiet'
}

/** A link to one of our pages that looks like a button. */
export const ButtonLink = ({ variant = 'plain', ...props }: Props) => {
  useStyles(styles)
  return <PageLink {...props} part={`button button-${variant}`} className={`button button-${variant}`} />
}
