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
import type { PartProps } from './parts/part'
import type { SettingsSection } from './sections'
import { settingsStrings } from './settings.strings'
import { titleKeys } from './titleKeys'

const panes: Readonly<Record<SettingsSection, LazyView<PartProps>>> = {
  profile: lazyView(() => import('./parts/ProfilePart')),
  'sign-in': lazyView(() => import('./parts/SignInPart')),
  devices: lazyView(() => import('./parts/DevicesPart')),
  notifications: lazyView<PartProps>(() => import('../notifications/NotificationSettings')),
  privacy: lazyView(() => import('./parts/PrivacyPart')),
  appearance: lazyView(() => import('./parts/AppearancePart')),
  contact: lazyView(() => import('./parts/ContactPart')),
  delete: lazyView(() => import('./parts/DeletePart')),
}

const waiting = (
  <div className="settings-waits">
    {[172, 120].map((height) => (
      <Skeleton key={height} width="100%" height={height} />
    ))}
  </div>
)

interface Props extends PartProps {
  section: SettingsSection
  /** The list is the page, with the section beside it where there is room. */
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
