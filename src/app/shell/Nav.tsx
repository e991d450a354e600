import { useAtomValue } from 'jotai'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import type { PageType } from '../../kit/routes'
import { useT } from '../../kit/useT'
import { unreadCountAtom } from '../../notifications/unread.atoms'
import { useFollowNotifications } from '../../notifications/useFollowNotifications'
import type { User } from '../../session/session'
import { Badged } from '../../ui/button/Badged'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { useStyles } from '../../ui/styles/useStyles'
import { useMedia } from '../../ui/useMedia'
import { appStrings } from '../app.strings'
import { appIcons } from '../appIcons'
import type { Match } from '../match'
import { Brand } from './Brand'
import styles from './Nav.css'
import { NavItem } from './NavItem'

const recent = lazyView<{ match: Match | null }>(() => import('./RecentNav'))

const Recent = (props: { match: Match | null }) => {
  const view = useLazyView(recent)
  return view.status === 'ready' ? <view.View {...props} /> : null
}

interface Props {
  /** Null on a page that is not there. */
  match: Match | null
  user: User | null
}

/** Bar below the page where it is narrow, rail beside it where it is wide. */
export const Nav = ({ match, user }: Props) => {
  useStyles(styles)
  const { element, settings } = useIsland()
  const t = useT(appStrings)
  const unread = useAtomValue(unreadCountAtom(settings))
  const isWide = useMedia('(min-width: 1160px)')
  useFollowNotifications(user !== null)
  const at = (page: PageType) => match?.page === page
  const glyph = (page: PageType, name: keyof typeof appIcons) => <Icon name={appIcons[name]} filled={at(page)} />
  const shown = unread > 99 ? '99+' : String(unread)
  const askToSignIn = () => perform({ type: 'signin' }, element)
  const signIn = (
    <Button variant="outline" small onClick={askToSignIn}>
      {t('app.signIn')}
    </Button>
  )
  return (
    <nav part="nav" className="app-nav" aria-label={t('app.nav')}>
      <Brand />
      <ul>
        <NavItem page="home" current={at('home')} name={t('app.title.home')} icon={glyph('home', 'home')} />
        <NavItem
          page="explore"
          current={at('explore')}
          name={t('app.title.explore')}
          icon={glyph('explore', 'explore')}
        />
        {user ? (
          <>
            <NavItem
              page="post-create"
              current={at('post-create')}
              name={t('app.create')}
              icon={
                <span className="app-create">
                  <Icon name={appIcons.plus} />
                  <Icon name={appIcons.create} />
                </span>
              }
            />
            <NavItem
              page="notification"
              current={at('notification')}
              name={t('app.title.notification')}
              {...(unread > 0 && { label: t('app.notifications', { count: unread, shown }) })}
              icon={<Badged count={unread}>{glyph('notification', 'bell')}</Badged>}
            />
            <NavItem
              page="profile"
              slug={user.nickname}
              current={at('profile') && match?.slug === user.nickname}
              name={t('app.profile')}
              icon={<Avatar name={user.name ?? user.nickname} image={user.image} isAvatar={user.isAvatar} size="s" />}
            />
          </>
        ) : (
          <li className="app-sign-in">{signIn}</li>
        )}
      </ul>
      {isWide && <Recent match={match} />}
      <div className="app-low">
        {user ? (
          <ul>
            <NavItem
              page="settings"
              current={at('settings')}
              name={t('app.title.settings')}
              icon={glyph('settings', 'settings')}
            />
          </ul>
        ) : (
          <>
            <button type="button" className="app-link" aria-label={t('app.signIn')} onClick={askToSignIn}>
              <span className="app-icon">
                <Icon name={appIcons.person} />
              </span>
            </button>
            {signIn}
          </>
        )}
      </div>
    </nav>
  )
}
