import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import type { PageType } from '../kit/routes'
import { useT } from '../kit/useT'
import { openStep } from '../modal/openStep'
import { savedStrings } from '../saved/saved.strings'
import { savedIcons } from '../saved/savedIcons'
import type { User } from '../session/session'
import { Button } from '../ui/button/Button'
import { PageLink } from '../ui/button/PageLink'
import { type Glyph, Icon } from '../ui/icon/Icon'
import { Avatar } from '../ui/image/Avatar'
import { PageHeading } from '../ui/page/PageHeading'
import { preferencesAtom } from './preferences'
import type { SettingsSection } from './sections'
import { settingsStrings } from './settings.strings'
import { settingsIcons } from './settingsIcons'
import { titleKeys } from './titleKeys'
import { useLanguageName } from './useLanguageName'

interface Props {
  user: User | null
  /** The section that is open. */
  shown: SettingsSection
  /** The list is the page. */
  isStart: boolean
  hrefOf(section: SettingsSection): string
}

interface GroupProps {
  title?: string
  children: ReactNode
}

const Group = ({ title, children }: GroupProps) => {
  const id = useId()
  return (
    <>
      {title && (
        <p className="settings-group" id={id}>
          {title}
        </p>
      )}
      <ul className="settings-card" aria-labelledby={title ? id : undefined}>
        {children}
      </ul>
    </>
  )
}

/** All sections, and what is done without one. */
export const SettingsList = ({ user, shown, isStart, hrefOf }: Props) => {
  const { element, settings } = useIsland()
  const t = useT(settingsStrings)
  const saved = useT(savedStrings)
  const languageName = useLanguageName()
  const { language } = useAtomValue(preferencesAtom(settings))
  const name = user?.name ?? user?.nickname ?? ''

  const row = (section: SettingsSection, value: string | null = null) => (
    <li>
      <a
        className={section === 'delete' ? 'settings-row settings-row-danger' : 'settings-row'}
        href={hrefOf(section)}
        aria-current={section === shown ? 'page' : undefined}
      >
        <Icon name={settingsIcons[section]} size="m" />
        <span className="settings-named">
          <span>{t(titleKeys[section])}</span>
          {value && <bdi>{value}</bdi>}
        </span>
        <Icon name="right" size="s" />
      </a>
    </li>
  )
  const pageRow = (page: PageType, icon: Glyph, title: string) => (
    <li>
      <PageLink className="settings-row" page={page}>
        <Icon name={icon} size="m" />
        <span>{title}</span>
        <Icon name="right" size="s" />
      </PageLink>
    </li>
  )

  return (
    <nav className="settings-list" aria-label={t('settings.title')}>
      {isStart ? <PageHeading title={t('settings.title')} /> : <p className="settings-title">{t('settings.title')}</p>}
      {user ? (
        <>
          <PageLink className="settings-who" page="profile" slug={user.nickname}>
            <Avatar name={name} image={user.image} isAvatar={user.isAvatar} size="l" />
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              <small>
                <bdi dir="ltr">@{user.nickname}</bdi>
              </small>
            </span>
          </PageLink>
          <Group>
            {row('profile', user.name)}
            {row('sign-in', user.email ?? user.phoneNumber)}
            {row('devices')}
          </Group>
          <Group>
            {pageRow('saved', savedIcons.saved, saved('saved.title'))}
            {pageRow('history', savedIcons.history, saved('history.title'))}
          </Group>
        </>
      ) : (
        <div className="settings-visitor">
          <p>{t('settings.visitor')}</p>
          <Button variant="primary" wide onClick={() => perform({ type: 'signin' }, element)}>
            {t('settings.visitor.signIn')}
          </Button>
        </div>
      )}
      <Group title={t('settings.group.community')}>
        {user && row('notifications')}
        {user && row('privacy')}
        {row('appearance', language && languageName(language, language))}
      </Group>
      <Group title={t('settings.group.help')}>
        {row('contact')}
        {pageRow('terms', settingsIcons.terms, t('settings.terms'))}
        {pageRow('privacy', settingsIcons.policy, t('settings.policy'))}
      </Group>
      {user && (
        <Group>
          <li>
            <button type="button" className="settings-row" onClick={() => openStep(element, 'SIGN_OUT')}>
              <Icon name={settingsIcons.signOut} size="m" />
              <span>{t('settings.signOut')}</span>
            </button>
          </li>
          {row('delete')}
        </Group>
      )}
    </nav>
  )
}
