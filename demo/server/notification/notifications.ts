import type { WireNotificationState } from '../../../src/wire/notification'
import { type NotificationFilter, notificationDays } from '../../../src/wire/notificationKinds'
import type { Now } from '../clock'
import { readCursor, writeCursor } from '../database/cursor'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import type { Viewer } from '../session/sessions'
import { readItems } from './items'
import { kindsOf } from './topics'
import { isListed } from './visible'

interface ListRequest {
  limit: number
  cursor?: string | undefined
  filter: NotificationFilter
}

/** Conditions on an item's latest notification (`h`). */
const filters: Record<NotificationFilter, Sql> = {
  all: sql`true`,
  unread: sql`h.read_at is null`,
  replies: sql`h.kind = any(${kindsOf('answers')}::text[])`,
  requests: sql`h.kind = 'join_request'`,
}

/** What happened around users. */
export const notifications = (db: Database, now: Now) => {
  const oldest = () => new Date(now().getTime() - notificationDays * 24 * 60 * 60 * 1000)

  const state = async (tx: Queryable, userId: string): Promise<WireNotificationState> => {
    const [row] = await tx.query<WireNotificationState>(sql`
      select (select count(distinct n.group_key) from notifications n where ${isListed(userId, 'app')} and n.read_at is null
          and n.created_at > ${oldest()})::int as unread_count,
        (select max(n.id)::text from notifications n where n.user_id = ${userId} and n.app) as latest_id`)
    return row ?? { unread_count: 0, latest_id: null }
  }

  return {
    /** A page of the list, with its state. */
    async list({ userId }: Pick<Viewer, 'userId'>, { limit, cursor, filter }: ListRequest) {
      // Before the list, so that what happens meanwhile is in the list, or announced after this state.
      const { unread_count, latest_id } = await state(db, userId)
      const scope = `notifications ${filter} ${userId}`
      const [time, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
      const after = cursor ? sql`and (h.created_at, h.id) < (${time}::timestamptz, ${id}::bigint)` : sql``
      const rows = await readItems(db, {
        listed: sql`${isListed(userId, 'app')} and n.created_at > ${oldest()}`,
        where: sql`${filters[filter]} ${after}`,
        limit: limit + 1,
      })
      const items = rows.slice(0, limit)
      const last = items.at(-1)
      const next_cursor =
        rows.length > limit && last ? writeCursor(scope, [last.created_at, last.notification_id]) : null
      return { items, next_cursor, unread_count, latest_id }
    },

    state: ({ userId }: Pick<Viewer, 'userId'>) => state(db, userId),

    /** Marks items with what happened before as read; all without ids. */
    read: ({ userId }: Viewer, ids?: readonly string[]): Promise<WireNotificationState> =>
      db.tx(async (tx) => {
        const known = ids?.flatMap((id) => rowId(id) ?? [])
        const isMeant = known
          ? sql`exists (select 1 from notifications h where h.id = any(${known}::bigint[]) and h.user_id = n.user_id
              and h.group_key = n.group_key and (n.created_at, n.id) <= (h.created_at, h.id))`
          : sql`true`
        await tx.query(sql`update notifications n set read_at = ${now()}
          where n.user_id = ${userId} and n.read_at is null and ${isMeant}`)
        return state(tx, userId)
      }),

    /** Forgets what is older than the list. */
    sweep: async (): Promise<void> =>
      void (await db.query(sql`delete from notifications where created_at <= ${oldest()}`)),
  }
}

export type Notifications = ReturnType<typeof notifications>
