import { type ReactNode, useEffect, useRef } from 'react'
import { showFailure } from '../../intent/showFailure'
import { baseStrings } from '../../kit/baseStrings'
import { formatAgo } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { absoluteRoute } from '../../kit/routes'
import { useT } from '../../kit/useT'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { classes } from '../../ui/styles/classes'
import { formatTime, isToday } from '../days'
import { glyphOf, type Notification } from '../notification'
import { notificationIcons } from '../notificationIcons'
import { notificationsStrings } from '../notifications.strings'
import { RequestLines } from '../requests/RequestLines'
import { targetOf } from '../target'
import { NotificationSentence } from './NotificationSentence'

interface Props {
  notification: Notification
  /** Watches whether the row is seen. @returns ends it */
  observe(row: Element, id: string): () => void
}

/** Whether it is the place that tells it, and nobody in it. */
const isOfPlace = (kind: Notification['kind']) => /^(new_video|join_accepted|role_|member_)/.test(kind)

/** Who did it, or where it was; and in the corner what it was. */
const Face = ({ kind, actors, community }: Notification) => {
  const [first, second] = isOfPlace(kind) ? [] : actors
  const faces = first
    ? [first, second].flatMap((actor) =>
        actor ? <Avatar key={actor.id} name={actor.name} image={actor.image} isAvatar={actor.isAvatar} size="l" /> : [],
      )
    : community && <Avatar name={community.name} image={community.image} isAvatar={false} size="l" square />
  const glyph = glyphOf[kind]
  return (
    <span className={classes('notification-face', second && 'notification-face-many')}>
      {faces}
      <span className={classes('notification-kind', !faces && 'notification-kind-alone')} data-kind={glyph}>
        <Icon name={notificationIcons[glyph]} size={faces ? 's' : 'm'} filled={glyph === 'spark'} />
      </span>
    </span>
  )
}

/** What the row leads to: a page, what moderators say, or nothing. */
const RowTarget = ({ notification, children }: { notification: Notification; children: ReactNode }) => {
  const { element, settings } = useIsland()
  const target = targetOf(notification)
  if (target === null) return <div className="notification">{children}</div>
  if (target !== 'notices' && 'section' in target)
    return (
      <a className="notification" href={`${absoluteRoute(settings, 'settings')}/${target.section}`}>
        {children}
      </a>
    )
  if (target !== 'notices')
    return (
      <PageLink className="notification" {...target}>
        {children}
      </PageLink>
    )
  const show = () =>
    import('../../moderation/notices.open').then(
      ({ openNotices }) => openNotices(element),
      (error: unknown) => showFailure(element, error),
    )
  return (
    <button type="button" className="notification" aria-haspopup="dialog" onClick={show}>
      {children}
    </button>
  )
}

/** What happened to one thing on one day. */
export const NotificationRow = ({ notification, observe }: Props) => {
  const { settings } = useIsland()
  const t = useT(notificationsStrings)
  const row = useRef<HTMLDivElement>(null)
  const { id, at, isRead, quote, video } = notification
  useEffect(() => (isRead || !row.current ? undefined : observe(row.current, id)), [observe, id, isRead])
  return (
    <div ref={row} className={classes('notification-row', !isRead && 'notification-new')}>
      <RowTarget notification={notification}>
        <Face {...notification} />
        <span className="notification-text">
          <span>
            {!isRead && <span className="visually-hidden">{t('notifications.unread')} </span>}
            <NotificationSentence notification={notification} />{' '}
            <time dateTime={new Date(at).toISOString()}>
              {isToday(at)
                ? formatAgo(baseStrings.now(settings.locale), at, settings.locale)
                : formatTime(at, settings.locale)}
            </time>
          </span>
          {quote && (
            <q className="notification-quote" dir="auto">
              {quote}
            </q>
          )}
        </span>
        {video?.thumb && (
          <img className="notification-thumb" src={video.thumb} alt={video.title} loading="lazy" decoding="async" />
        )}
      </RowTarget>
      <RequestLines notification={notification} />
    </div>
  )
}
