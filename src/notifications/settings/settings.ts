import { record } from '../../kit/guard'
import { type NotificationChannel, type NotificationTopic, notificationTopics } from '../../wire/notificationKinds'

/** Which notifications reach the viewer, and by which way. */
export type NotificationSettings = Readonly<Record<NotificationTopic, Readonly<Record<NotificationChannel, boolean>>>>

const toWays = (wire: unknown) => {
  const { app, mail, push } = record(wire)
  return { app: app === true, mail: mail === true, push: push === true }
}

/** Reads the answer of the settings call; what is missing is off. */
export const toNotificationSettings = (wire: unknown): NotificationSettings => {
  const it = record(wire)
  const entries = notificationTopics.map((topic) => [topic, toWays(it[topic])] as const)
  return Object.fromEntries(entries) as NotificationSettings
}
