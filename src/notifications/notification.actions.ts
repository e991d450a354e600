import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import { paths } from '../wire/paths'
import { takeState } from './unread.query'

/** Marks items as read with what happened before; all without ids. @throws ApiError */
export const readNotifications = async (settings: Settings, ids?: readonly string[]): Promise<void> => {
  const body = ids ? { notification_ids: ids } : {}
  const { data } = await httpFor(settings).send('POST', paths.notificationRead, { body })
  takeState(settings, data)
}
