import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { LongList } from '../../ui/list/LongList'
import { StateMessage } from '../../ui/state/StateMessage'
import { useList } from '../../ui/useList'
import { type NotificationFilter, notificationDays } from '../../wire/notificationKinds'
import { bellDrawing } from '../bellDrawing'
import { dayStarts } from '../days'
import type { Notification } from '../notification'
import { fetchNotifications } from '../notifications.query'
import { notificationsStrings } from '../notifications.strings'
import { latestNotificationAtom } from '../unread.atoms'
import { NotificationRow } from './NotificationRow'
import { NotificationSkeletons } from './NotificationSkeletons'
import { useReadOnView } from './useReadOnView'

interface Props {
  filter: NotificationFilter
  /** How often all were marked as read. */
  readings: number
}

const emptyTitles = {
  all: 'notifications.empty.all.title',
  unread: 'notifications.empty.unread.title',
  replies: 'notifications.empty.replies.title',
  requests: 'notifications.empty.requests.title',
} as const satisfies Record<NotificationFilter, string>

const emptyTexts = {
  all: 'notifications.empty.all.text',
  unread: 'notifications.empty.unread.text',
  replies: 'notifications.empty.replies.text',
  requests: 'notifications.empty.requests.text',
} as const satisfies Record<NotificationFilter, string>

/** Whether a notification came after another one, by their ids: it is not when the latest was taken back. */
const isLater = (id: string, other: string) => id.length > other.length || (id.length === other.length && id > other)

const asRead = (item: Notification): Notification => (item.isRead ? item : { ...item, isRead: true })

/** The list, or a part of it, by day. It loads anew when something happens. */
export const NotificationList = ({ filter, readings }: Props) => {
  const { settings } = useIsland()
  const t = useT(notificationsStrings)
  const fetchPage = useCallback(
    (cursor: string | null) => fetchNotifications(settings, filter, cursor),
    [settings, filter],
  )
  const { list, reload, loadMore, edit } = useList<Notification>(fetchPage)
  const latest = useAtomValue(latestNotificationAtom(settings))
  const items = list.status === 'ready' ? list.items : null
  const starts = useMemo(() => dayStarts(items ?? [], settings.locale), [items, settings.locale])
  const observe = useReadOnView()

  /** The latest notification when the list was loaded. */
  const loaded = useRef<string | null>(null)
  useEffect(() => {
    if (items === null || latest === null) return
    const isNew = loaded.current !== null && isLater(latest, loaded.current)
    loaded.current = latest
    if (isNew) void reload()
  }, [items, latest, reload])
  const seen = useRef(readings)
  useEffect(() => {
    if (seen.current === readings) return
    seen.current = readings
    edit((now) => now.map(asRead))
  }, [readings, edit])

  const empty = (
    <StateMessage drawing={bellDrawing} title={t(emptyTitles[filter])} text={t(emptyTexts[filter])}>
      {filter === 'all' && <ButtonLink page="explore">{t('notifications.explore')}</ButtonLink>}
    </StateMessage>
  )
  return (
    <div className="notifications">
      <LongList
        list={list}
        reload={reload}
        loadMore={loadMore}
        label={t('notifications.list')}
        failed={t('notifications.error')}
        empty={empty}
        skeletons={<NotificationSkeletons />}
      >
        {(item) => (
          <>
            {starts.has(item.id) && <h2 className="notifications-day">{starts.get(item.id)}</h2>}
            <NotificationRow notification={item} observe={observe} />
          </>
        )}
      </LongList>
      {list.status === 'ready' && list.cursor === null && list.items.length > 0 && filter === 'all' && (
        <p className="notifications-end">{t('notifications.end', { days: notificationDays })}</p>
      )}
    </div>
  )
}
