import { useId } from 'react'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { Lazy } from '../ui/Lazy'
import { type LazyView, lazyView } from '../ui/lazyView'
import { PageHeading } from '../ui/page/PageHeading'
import { closedDrawing } from '../ui/state/closedDrawing'
import { Skeleton } from '../ui/state/Skeleton'
import { StateMessage } from '../ui/state/StateMessage'
import type { PaneProps } from './panes/pane'
import type { SettingsSection } from './sections'
import { settingsStrings } from './settings.strings'
import { titleKeys } from './titleKeys'

const panes: Readonly<Record<SettingsSection, LazyView<PaneProps>>> = {
  profile: lazyView(() => import('./panes/ProfilePane')),
  'sign-in': lazyView(() => import('./panes/SignInPane')),
  devices: lazyView(() => import('./panes/DevicesPane')),
  privacy: lazyView(() => import('./panes/PrivacyPane')),
  appearance: lazyView(() => import('./panes/AppearancePane')),
  contact: lazyView(() => import('./panes/ContactPane')),
  delete: lazyView(() => import('./panes/DeletePane')),
}

const waiting = (
  <div className="settings-waits">
    {[172, 120].map((height) => (
      <Skeleton key={height} width="100%" height={height} />
    ))}
  </div>
)

interface Props extends PaneProps {
  section: SettingsSection
  /** The list is the page, and the section stands beside it where there is room. */
  isStart: boolean
  /** A visitor has to sign in first. */
  isClosed: boolean
}

/** A section under its heading. */
export const SettingsPane = ({ section, isStart, isClosed, ...props }: Props) => {
  const { element } = useIsland()
  const t = useT(settingsStrings)
  const title = t(titleKeys[section])
  const id = useId()
  return (
    <section className="settings-pane" {...(isStart ? { 'aria-labelledby': id } : { 'aria-label': title })}>
      <div className="settings-head">
        <a className="settings-back" href={props.hrefOf(null)} aria-label={t('common.back')}>
          <Icon name="back" size="m" />
        </a>
        {isStart ? (
          <h2 id={id} className="settings-title">
            {title}
          </h2>
        ) : (
          <PageHeading title={title} />
        )}
      </div>
      {isClosed ? (
        <StateMessage drawing={closedDrawing} title={t('settings.closed.title')} text={t('settings.closed.text')}>
          <Button variant="primary" onClick={() => perform({ type: 'signin' }, element)}>
            {t('settings.visitor.signIn')}
          </Button>
        </StateMessage>
      ) : (
        <Lazy view={panes[section]} props={props} waiting={waiting} />
      )}
    </section>
  )
}
