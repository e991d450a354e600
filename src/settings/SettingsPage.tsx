import { useAtomValue } from 'jotai'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useT } from '../kit/useT'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { ButtonLink } from '../ui/button/ButtonLink'
import { Page } from '../ui/page/Page'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { classes } from '../ui/styles/classes'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Settings.css'
import { SettingsList } from './SettingsList'
import { SettingsPane } from './SettingsPane'
import { isOpenToVisitors, type SettingsSection, toSection } from './sections'
import { settingsStrings } from './settings.strings'

interface Props {
  /** The last part of the page's address: a section, or nothing for the list of them. */
  slug?: string
}

/** The viewer's settings: a list that leads to pages where it is narrow, the list with a page beside it where it is wide. */
export default function SettingsPage({ slug }: Props) {
  useStyles(styles)
  const t = useT(settingsStrings)
  const { settings } = useIsland()
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const section = toSection(slug)
  const list = absoluteRoute(settings, 'settings')
  if (slug && section === null) {
    return (
      <Page title={t('settings.title')}>
        <StateMessage drawing={drawings.empty} title={t('settings.lost')}>
          <ButtonLink variant="primary" page="settings">
            {t('settings.title')}
          </ButtonLink>
        </StateMessage>
      </Page>
    )
  }
  const hrefOf = (to: SettingsSection | null) => (to ? `${list}/${to}` : list)
  const shown = section ?? (user ? 'profile' : 'appearance')
  return (
    <div className="settings">
      <div className={classes('settings-layout', section === null && 'settings-start')}>
        <SettingsList user={user} shown={shown} isStart={section === null} hrefOf={hrefOf} />
        <SettingsPane
          key={`${shown} ${user?.id}`}
          section={shown}
          isStart={section === null}
          isClosed={!user && !isOpenToVisitors(shown)}
          user={user}
          hrefOf={hrefOf}
        />
      </div>
    </div>
  )
}
