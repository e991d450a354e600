import type { WireNotification } from '../../../src/wire/notification'
import { mailHour, notificationTopics } from '../../../src/wire/notificationKinds'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { addressOn } from '../link/linkTarget'
import type { Mail } from '../messaging/messenger'
import { fill, fillCounted } from '../words/fill'
import { wordsFor } from '../words/wordsFor'
import { readItems } from './items'
import { itemPath } from './paths'
import { sentenceOf } from './sentences'
import type { NotificationSettings } from './settings'
import { kindsOf, usualSettings } from './topics'
import type { UnsubscribeLinks } from './unsubscribe'
import { isListed } from './visible'

interface DigestDeps {
  db: Database
  now: Now
  jobs: JobQueue
  settings: Pick<NotificationSettings, 'readIn'>
  links: UnsubscribeLinks
  /** This server as the world reaches it. */
  origin: string
  /** Where the brand's pages are. */
  site: string
}

interface Reader {
  id: string
  email: string
  language: string | null
  brand: string
}

const maxItems = 10
/** People in one statement. */
const batch = 100

/** The latest time at which mail of a user (`u`, with `d` of digests) is due: now, or a morning where the user is. */
const dueAt = (now: Date): Sql => {
  const frequency = sql`coalesce(d.frequency, ${usualSettings.mail_frequency})`
  const zone = sql`coalesce(u.time_zone, 'UTC')`
  const unit = sql`case ${frequency} when 'weekly' then 'week' else 'day' end`
  const hours = sql`make_interval(hours => ${mailHour})`
  return sql`(case ${frequency} when 'at_once' then ${now}::timestamptz
    else (date_trunc(${unit}, ${now}::timestamptz at time zone ${zone} - ${hours}) + ${hours}) at time zone ${zone} end)`
}

/** What the mail of somebody who has been told something says. */
const mailFor = (
  { language, brand }: Reader,
  items: readonly WireNotification[],
  { site, stop }: { site: string; stop: string },
): Pick<Mail, 'subject' | 'text' | 'language'> => {
  const words = wordsFor(language)
  const { digest } = words
  const line = (item: WireNotification) => {
    const text = item.comment?.text || item.post?.caption
    const quote = text ? `\n“${text.replace(/\s+/g, ' ').slice(0, 200)}”` : ''
    return `${sentenceOf(words, item)}${words.sentenceEnd}${quote}\n${addressOn(site, itemPath(item), {})}`
  }
  const shown = items.slice(0, maxItems)
  const others = items.length - shown.length
  const parts = [
    ...shown.map(line),
    ...(others > 0 ? [fillCounted(words, digest.more, others)] : []),
    `${digest.all} ${addressOn(site, '/notification', {})}`,
    `-- \n${fill(digest.why, { brand })}\n${digest.stop} ${stop}`,
  ]
  const subject = fillCounted(words, digest.subject, items.length, { brand })
  return { subject, text: `${parts.join('\n\n')}\n`, language: words.language }
}

/** Mails that tell people what they have not read, as often as each of them wants. */
export const digests = ({ db, now, jobs, settings, links, origin, site }: DigestDeps) => {
  const isWaiting = sql`n.mail and n.read_at is null and n.mailed_at is null`

  const find = async (): Promise<Reader[]> => {
    const due = dueAt(now())
    return db.query<Reader>(sql`select u.id::text, u.email, u.language, b.name as brand
      from users u join brands b on b.id = u.brand_id left join digests d on d.user_id = u.id
      where u.email is not null and u.deleted_at is null and (d.sent_at is null or d.sent_at < ${due})
        and exists (select 1 from notifications n where n.user_id = u.id and ${isWaiting} and n.created_at <= ${due})
      order by u.id limit ${batch}`)
  }

  /** @returns whether the person's turn is now: another process may be at it */
  const claim = async (tx: Queryable, userId: string): Promise<boolean> => {
    await tx.query(sql`insert into digests (user_id) values (${userId}) on conflict do nothing`)
    const rows = await tx.query(sql`update digests d set sent_at = ${now()} from users u
      where u.id = ${userId} and d.user_id = u.id and (d.sent_at is null or d.sent_at < ${dueAt(now())}) returning 1`)
    return rows.length > 0
  }

  /** Marks what waits and adds the mail, in one transaction, so that nothing is sent twice or left out. */
  const send = async (reader: Reader): Promise<void> => {
    const stop = `${origin}${await links.pathFor(reader.id)}`
    await db.tx(async (tx) => {
      if (!(await claim(tx, reader.id))) return
      const at = now()
      const wanted = await settings.readIn(tx, reader.id)
      const kinds = notificationTopics.filter((topic) => wanted[topic].mail).flatMap(kindsOf)
      const items = await readItems(tx, {
        listed: sql`${isListed(reader.id, 'mail')} and ${isWaiting} and n.kind = any(${kinds}::text[])`,
        limit: 100,
      })
      await tx.query(sql`update notifications n set mailed_at = ${at} where n.user_id = ${reader.id} and ${isWaiting}`)
      if (items.length === 0) return
      const mail: Mail = {
        ...mailFor(reader, items, { site, stop }),
        // The same when a job runs again, so that a mail program shows it once.
        id: `digest-${reader.id}-${at.getTime()}`,
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }
      const message = { mail, text: mail.text }
      await jobs.add(tx, 'sendMessage', { contact: { kind: 'email', address: reader.email }, message })
    })
  }

  return {
    /** Sends the digests that are due. */
    async send(): Promise<void> {
      for (;;) {
        const readers = await find()
        for (const reader of readers) await send(reader)
        if (readers.length > 0) jobs.wake()
        if (readers.length < batch) return
      }
    },
  }
}
