import { record } from '../../kit/guard'
import {
  type MailFrequency,
  mailFrequencies,
  type NotificationChannel,
  type NotificationTopic,
  notificationTopics,
} from '../../wire/notificationKinds'

/** Which notifications reach the viewer, by which way, and how often mail comes. */
export type NotificationSettings = Readonly<
  Record<NotificationTopic, Readonly<Record<NotificationChannel, boolean>>>
> & {
  readonly mailFrequency: MailFrequency
}

const toWays = (wire: unknown) => {
  const { app, mail, push } = record(wire)
  return { app: app === true, mail: mail === true, push: push === true }
}

/** Reads the answer of the settings call; what is missing is off, and mail comes daily. */
export const toNotificationSettings = (wire: unknown): NotificationSettings => {
  const it = record(wire)
  const entries = notificationTopics.map((topic) => [topic, toWays(it[topic])] as const)
  const mailFrequency = mailFrequencies.find((one) => one === it.mail_frequency) ?? 'daily'
  return { ...Object.fromEntries(entries), mailFrequency } as NotificationSettings
}
