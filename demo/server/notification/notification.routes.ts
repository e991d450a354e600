import { codes } from '../../../src/wire/codes'
import {
  notificationSettings as notificationSettingsCall,
  notificationStream,
  notifications as notificationsCall,
  readNotifications,
  updateNotificationSettings,
} from '../../../src/wire/notification'
import { eventStream } from '../http/eventStream'
import type { OpenStreams } from '../http/openStreams'
import { route } from '../http/route'
import { Refusal } from '../refusal'
import type { Services } from '../services'

interface NotificationDeps {
  services: Pick<Services, 'accounts' | 'notifications' | 'notificationSettings' | 'notificationWatch'>
  streams: OpenStreams
}

export const notificationRoutes = ({ services, streams }: NotificationDeps) => {
  const { accounts, notifications, notificationSettings, notificationWatch } = services
  return [
    route(notificationsCall, ({ viewer, query }) => notifications.list(viewer, query)),
    route(notificationStream, async ({ viewer, query: { language, time_zone: timeZone } }) => {
      // Before the place is taken, which only the stream gives back.
      await accounts.setLocale(viewer.userId, { language, timeZone })
      const free = streams.take(viewer)
      if (!free) throw new Refusal(codes.unavailable, 'Too many are listening')
      return eventStream([notificationWatch.sourceOf(viewer.userId)], free)
    }),
    route(readNotifications, ({ viewer, body }) => notifications.read(viewer, body.notification_ids)),
    route(notificationSettingsCall, ({ viewer }) => notificationSettings.read(viewer)),
    route(updateNotificationSettings, ({ viewer, body }) => notificationSettings.update(viewer, body)),
  ]
}
