import type { ComponentProps } from 'react'
import sheet from './Button.css'
import { PageLink } from './PageLink'
import { useSheet } from './useSheet'

interface Props extends Omit<ComponentProps<typeof PageLink>, 'className'> {
  variant?: 'plain' | 'primary' | 'outline' | 'quiet'
}

/** A link to a page of ours that looks like a button. */
export const ButtonLink = ({ variant = 'plain', ...rest }: Props) => {
  useSheet(sheet)
  return <PageLink {...rest} part={`button button-${variant}`} className={`button button-${variant}`} />
}
