import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Page.css'
import { PageContext } from './PageContext'

interface Props {
  /** Also the document's title, where the app may set that. */
  title: string
  /** Only for screen readers, where what follows shows whose page it is. */
  hidden?: boolean
  /** Actions of the page, at the other end of the line. */
  children?: ReactNode
}

/** The heading of a page of `<geuin-app>`: a page has one, and a navigation ends at it. */
export const PageHeading = ({ title, hidden = false, children }: Props) => {
  useStyles(styles)
  const frame = use(PageContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => frame?.named(title), [frame, title])
  useLayoutEffect(() => {
    if (heading.current) frame?.headed(heading.current)
  }, [frame])
  return (
    <header className={classes('page-heading', hidden && 'visually-hidden')}>
      <h1 ref={heading} tabIndex={-1} dir="auto">
        {title}
      </h1>
      {children}
    </header>
  )
}
