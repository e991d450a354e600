import { useT } from '../../kit/useT'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { useStyles } from '../../ui/styles/useStyles'
import { appStrings } from '../app.strings'
import { appIcons } from '../appIcons'
import styles from './OwnPages.css'

/** Pages of a viewer's own, for which a narrow bar has no room, and their titles. */
const pages = [
  ['posts', 'app.title.posts'],
  ['saved', 'app.title.saved'],
  ['history', 'app.title.history'],
  ['settings', 'app.title.settings'],
] as const

/** The ways to what only the viewer has, over their own profile. */
export const OwnPages = () => {
  useStyles(styles)
  const t = useT(appStrings)
  return (
    <nav className="app-own" aria-label={t('app.own')}>
      {pages.map(([page, title]) => (
        <PageLink key={page} className="app-own-link" page={page}>
          <Icon name={appIcons[page]} size="s" />
          {t(title)}
        </PageLink>
      ))}
    </nav>
  )
}
