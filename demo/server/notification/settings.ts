import type { WireNotificationSettings } from '../../../src/wire/notification'
import {
  isAlwaysOn,
  type MailFrequency,
  type NotificationTopic,
  notificationTopics,
} from '../../../src/wire/notificationKinds'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Viewer } from '../session/sessions'
import { usualSettings } from './topics'

type Ways = WireNotificationSettings[NotificationTopic]

/** Which settings to change; undefined leaves one as it is. */
export type SettingsChange = {
  [T in NotificationTopic]?: { [C in keyof Ways]?: boolean | undefined } | undefined
} & { mail_frequency?: MailFrequency | undefined }

const read = async (tx: Queryable, userId: string): Promise<WireNotificationSettings> => {
  const rows = await tx.query<Ways & { topic: string }>(
    sql`select topic, app, mail, push from notification_settings where user_id = ${userId}`,
  )
  const changed = Object.fromEntries(rows.map(({ topic, ...ways }) => [topic, ways]))
  const [digest] = await tx.query<{ frequency: MailFrequency | null }>(
    sql`select frequency from digests where user_id = ${userId}`,
  )
  const mail_frequency = digest?.frequency ?? usualSettings.mail_frequency
  return { ...usualSettings, ...changed, mail_frequency }
}

const write = (tx: Queryable, userId: string, topic: NotificationTopic, { app, mail, push }: Ways) =>
  tx.query(sql`insert into notification_settings (user_id, topic, app, mail, push)
    values (${userId}, ${topic}, ${app}, ${mail}, ${push})
    on conflict (user_id, topic) do update set app = excluded.app, mail = excluded.mail, push = excluded.push`)

/** Whether a change is about mail. */
const isAboutMail = (change: SettingsChange) => notificationTopics.some((topic) => change[topic]?.mail !== undefined)

/** Which notifications reach somebody, and how. */
export const notificationSettings = (db: Database) => {
  /** Changes of the same person wait for each other, since each writes whole topics. */
  const locked = <T>(userId: string, work: (tx: Queryable) => Promise<T>) =>
    db.tx(async (tx) => {
      await tx.query(sql`insert into digests (user_id) values (${userId}) on conflict do nothing`)
      await tx.query(sql`select 1 from digests where user_id = ${userId} for update`)
      return work(tx)
    })

  const apply = async (tx: Queryable, userId: string, change: SettingsChange) => {
    const now = await read(tx, userId)
    for (const topic of notificationTopics) {
      const wanted = change[topic]
      if (!wanted) continue
      const { app, mail, push } = now[topic]
      const next = { app: wanted.app ?? app, mail: wanted.mail ?? mail, push: wanted.push ?? push }
      await write(tx, userId, topic, next)
    }
    return read(tx, userId)
  }

  const mailOf = (topics: readonly string[], mail: boolean): SettingsChange =>
    Object.fromEntries(notificationTopics.flatMap((topic) => (topics.includes(topic) ? [[topic, { mail }]] : [])))

  return {
    read: ({ userId }: Viewer) => read(db, userId),

    /** In a transaction. */
    readIn: read,

    update: ({ userId }: Viewer, change: SettingsChange): Promise<WireNotificationSettings> =>
      locked(userId, async (tx) => {
        // What the person chooses now counts, and not what a link has switched off before.
        if (isAboutMail(change)) await tx.query(sql`update digests set stopped_topics = null where user_id = ${userId}`)
        const { mail_frequency } = change
        if (mail_frequency)
          await tx.query(sql`update digests set frequency = ${mail_frequency} where user_id = ${userId}`)
        return apply(tx, userId, change)
      }),

    /** Switches all mail off that can be, and remembers what was on; doing it twice changes nothing. */
    stopMail: (userId: string): Promise<void> =>
      locked(userId, async (tx) => {
        const now = await read(tx, userId)
        const on = notificationTopics.filter((topic) => now[topic].mail && !isAlwaysOn(topic, 'mail'))
        if (on.length === 0) return
        await tx.query(sql`update digests set stopped_topics = ${on}::text[] where user_id = ${userId}`)
        await apply(tx, userId, mailOf(on, false))
      }),

    /** Switches on again what {@link stopMail} has switched off. */
    resumeMail: (userId: string): Promise<void> =>
      locked(userId, async (tx) => {
        const [row] = await tx.query<{ topics: string[] | null }>(
          sql`select stopped_topics as topics from digests where user_id = ${userId}`,
        )
        await tx.query(sql`update digests set stopped_topics = null where user_id = ${userId}`)
        await apply(tx, userId, mailOf(row?.topics ?? [], true))
      }),
  }
}

export type NotificationSettings = ReturnType<typeof notificationSettings>
