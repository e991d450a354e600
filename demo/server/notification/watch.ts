import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { StreamListener, StreamSource } from '../http/eventStream'
import { createPoller } from '../http/poller'
import type { Notifications } from './notifications'

interface Room {
  listeners: Set<StreamListener>
  /** Changes with what the user is told, and with what is read. */
  mark: string
}

interface WatchDeps {
  db: Queryable
  notifications: Pick<Notifications, 'state'>
}

/** Who listens to the own notifications, in this process. They come by polling, whatever process wrote them. */
export const notificationWatch = ({ db, notifications }: WatchDeps) => {
  const rooms = new Map<string, Room>()

  const poll = async () => {
    const rows = await db.query<{ id: string; mark: string }>(sql`
      select u.id::text, concat((select max(n.id) from notifications n where n.user_id = u.id), ' ',
        (select count(*) from (select 1 from notifications n where n.user_id = u.id and n.read_at is null limit 1000) o)) as mark
      from unnest(${[...rooms.keys()]}::bigint[]) as u (id)`)
    for (const { id, mark } of rows) {
      const room = rooms.get(id)
      if (!room || room.mark === mark) continue
      room.mark = mark
      for (const listener of room.listeners) listener.changed()
    }
  }

  const poller = createPoller(poll, () => rooms.size > 0)

  const listen = (userId: string, listener: StreamListener) => {
    const room = rooms.get(userId) ?? { listeners: new Set(), mark: '' }
    rooms.set(userId, room)
    room.listeners.add(listener)
    poller.start()
    return () => {
      room.listeners.delete(listener)
      if (room.listeners.size > 0 || rooms.get(userId) !== room) return
      rooms.delete(userId)
      poller.stopWhenIdle()
    }
  }

  return {
    /** A user's state, now and after each change. */
    sourceOf(userId: string): StreamSource {
      let known = ''
      return {
        listen: (listener) => listen(userId, listener),
        async next() {
          const data = JSON.stringify(await notifications.state({ userId }))
          if (data === known) return null
          known = data
          return { text: `event: notifications\ndata: ${data}`, hasMore: false }
        },
      }
    },
    /** Ends all listening. */
    close() {
      for (const { listeners } of [...rooms.values()]) for (const listener of [...listeners]) listener.closed()
    },
  }
}
