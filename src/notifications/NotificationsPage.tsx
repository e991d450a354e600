import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { usePending } from '../ui/button/Button'
import { IconButton } from '../ui/button/IconButton'
import { Icon } from '../ui/icon/Icon'
import { Page } from '../ui/page/Page'
import { useStyles } from '../ui/styles/useStyles'
import { Tabs } from '../ui/tabs/Tabs'
import type { NotificationFilter } from '../wire/notificationKinds'
import { NotificationList } from './list/NotificationList'
import styles from './NotificationsPage.css'
import { readNotifications } from './notification.actions'
import { notificationIcons } from './notificationIcons'
import { notificationsStrings } from './notifications.strings'
import { unreadCountAtom } from './unread.atoms'
import { unreadText } from './unreadText'

const filters = ['all', 'unread', 'replies', 'requests'] as const satisfies readonly NotificationFilter[]

const filterKeys = {
  all: 'notifications.filter.all',
  unread: 'notifications.filter.unread',
  replies: 'notifications.filter.replies',
  requests: 'notifications.filter.requests',
} as const satisfies Record<NotificationFilter, string>

/** What happened around the viewer, by day; what is seen becomes read. */
export default function NotificationsPage() {
  useStyles(styles)
  const { element, settings } = useIsland()
  const t = useT(notificationsStrings)
  const toast = useSetAtom(showToast)
  const unread = useAtomValue(unreadCountAtom(settings))
  const [filter, setFilter] = useState<NotificationFilter>('all')
  /** How often all were marked as read: the lists show that. */
  const [readings, setReadings] = useState(0)
  const [isPending, run] = usePending()

  const readAll = () =>
    run(async () => {
      try {
        await readNotifications(settings)
        setReadings((count) => count + 1)
        toast(element, { kind: 'success', message: t('notifications.readAll.done') })
      } catch (error) {
        await showFailure(element, error)
      }
    })

  const actions = (
    <>
      <IconButton
        icon={notificationIcons.readAll}
        label={t('notifications.readAll')}
        aria-disabled={isPending || unread === 0}
        onClick={() => unread > 0 && void readAll()}
      />
      <a
        className="icon-button"
        href={`${absoluteRoute(settings, 'settings')}/notifications`}
        aria-label={t('notifications.settings')}
      >
        <Icon name={notificationIcons.settings} />
      </a>
    </>
  )
  const tabs = filters.map((id) => ({
    id,
    name: t(filterKeys[id]),
    ...(id === 'unread' && unread > 0 && { count: unreadText(unread) }),
  }))
  return (
    <Page title={t('notifications.title')} actions={actions} narrow>
      <div className="notifications-page">
        <Tabs<NotificationFilter> label={t('notifications.filter')} tabs={tabs} selected={filter} onSelect={setFilter}>
          {(id) => <NotificationList filter={id} readings={readings} />}
        </Tabs>
      </div>
    </Page>
  )
}
