import type { ReactNode } from 'react'
import type { PageType } from '../../kit/routes'
import { PageLink } from '../../ui/button/PageLink'

interface Props {
  page: PageType
  slug?: string
  /** It is the page that shows. */
  current: boolean
  /** What the rail says. */
  name: string
  /** What a screen reader says; the name unless given. */
  label?: string
  /** An icon or a picture. */
  icon: ReactNode
}

/** One of the places in the bar or the rail. */
export const NavItem = ({ page, slug, current, name, label, icon }: Props) => (
  <li>
    <PageLink
      className="app-link"
      page={page}
      {...(slug !== undefined && { slug })}
      aria-label={label ?? name}
      {...(current && { 'aria-current': 'page' })}
    >
      <span className="app-icon">{icon}</span>
      <span className="app-word">{name}</span>
    </PageLink>
  </li>
)
