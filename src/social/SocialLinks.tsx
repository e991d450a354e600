import type { SocialLink } from '../entities/socialLinks'
import { Icon } from '../ui/icon/Icon'
import { networkIcons } from '../ui/icon/networkIcons'
import { useStyles } from '../ui/styles/useStyles'
import styles from './SocialLinks.css'
import { accountOf, networkNames } from './social'

interface Props {
  /** The accessible name of the list. */
  label: string
  links: readonly SocialLink[]
}

/** Where a person or a place is elsewhere on the web: one link for each network, with the name that the account has there. */
export const SocialLinks = ({ label, links }: Props) => {
  useStyles(styles)
  if (links.length === 0) return null
  return (
    <ul className="social-links" aria-label={label}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="me noopener noreferrer nofollow ugc">
            <Icon name={networkIcons[network]} size="s" />
            {network !== 'web' && <span className="visually-hidden">{networkNames[network]} </span>}
            <bdi dir="ltr">{accountOf(href)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
