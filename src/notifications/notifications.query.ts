import { record } from '../kit/guard'
import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'
import type { NotificationFilter } from '../wire/notificationKinds'
import { paths } from '../wire/paths'
import { type Notification, toNotification } from './notification'
import { takeState } from './unread.query'

/** A page of what happened around the viewer, newest first. @throws ApiError */
export const fetchNotifications = async (
  settings: Settings,
  filter: NotificationFilter,
  cursor: string | null,
): Promise<ListPage<Notification>> => {
  const query = { filter, ...(cursor !== null && { cursor }) }
  const data = record((await httpFor(settings).get(paths.notifications, { query })).data)
  const page = toListPage(data, (item) => toNotification(item, settings))
  takeState(settings, data)
  return page
}
