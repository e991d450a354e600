import type { ReactNode } from 'react'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Page.css'
import { PageHeading } from './PageHeading'

interface Props {
  title: string
  /** Beside the heading. */
  actions?: ReactNode
  /** A column for rows and forms, in place of the whole width. */
  narrow?: boolean
  children: ReactNode
}

/** A page of `<geuin-app>` on paper: its heading, and its content between the page's edges. */
export const Page = ({ title, actions, narrow = false, children }: Props) => {
  useStyles(styles)
  return (
    <div part="page" className={classes('page', narrow && 'page-narrow')}>
      <PageHeading title={title}>{actions}</PageHeading>
      {children}
    </div>
  )
}
