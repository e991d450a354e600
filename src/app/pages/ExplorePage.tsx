import { useT } from '../../kit/useT'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { PageHeading } from '../../ui/page/PageHeading'
import { useStyles } from '../../ui/styles/useStyles'
import { appStrings } from '../app.strings'
import { appIcons } from '../appIcons'
import { InnerElement } from '../InnerElement'
import styles from './ExplorePage.css'

/** What there is to discover. */
export default function ExplorePage() {
  useStyles(styles)
  const t = useT(appStrings)
  return (
    <>
      <PageHeading title={t('app.title.explore')} hidden />
      <search className="app-find">
        <PageLink className="app-find-link" page="search">
          <Icon name={appIcons.search} size="m" />
          <span>{t('app.find')}</span>
        </PageLink>
      </search>
      <InnerElement tag="geuin-explore" attributes={{}} />
    </>
  )
}
