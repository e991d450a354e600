import type { WireCommentChanges } from '../../../src/wire/comment'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { createPoller } from '../http/poller'

interface Listener {
  /** @param version that the comments have reached; undefined while unknown */
  changed(version?: number): void
  closed(): void
}

export interface Talk {
  /** Tells those who listen here that comments under a video have changed; for after the commit. */
  changed(videoId: string): void
  /** @returns stops it */
  listen(videoId: string, listener: Listener): () => void
  /** Reads once for all listeners who ask for the same together; what began before a change is not shared after it. */
  readTogether(videoId: string, after: number, read: () => Promise<WireCommentChanges>): Promise<WireCommentChanges>
  /** Ends all listening. */
  close(): void
}

/** Those who listen to one video, and what is being read for them, by the version after which it begins. */
interface Room {
  listeners: Set<Listener>
  reads: Map<number, Promise<WireCommentChanges>>
}

/** Who listens to the comments under which video, in this process. Other processes are followed by their versions. */
export const createTalk = (db: Queryable): Talk => {
  const rooms = new Map<string, Room>()

  const notify = (videoId: string, version?: number) => {
    const room = rooms.get(videoId)
    if (!room) return
    room.reads = new Map()
    for (const listener of room.listeners) listener.changed(version)
  }

  const poll = async () => {
    const rows = await db.query<{ id: string; version: number }>(sql`select id::text, talk_version as version
      from videos where id = any(${[...rooms.keys()]}::bigint[])`)
    for (const { id, version } of rows) notify(id, version)
  }

  const poller = createPoller(poll, () => rooms.size > 0)

  return {
    changed: (videoId) => notify(videoId),
    listen(videoId, listener) {
      const room = rooms.get(videoId) ?? { listeners: new Set(), reads: new Map() }
      rooms.set(videoId, room)
      room.listeners.add(listener)
      poller.start()
      return () => {
        room.listeners.delete(listener)
        if (room.listeners.size > 0 || rooms.get(videoId) !== room) return
        rooms.delete(videoId)
        poller.stopWhenIdle()
      }
    },
    readTogether(videoId, after, read) {
      const reads: Room['reads'] = rooms.get(videoId)?.reads ?? new Map()
      const reading = reads.get(after) ?? read().finally(() => reads.delete(after))
      reads.set(after, reading)
      return reading
    },
    close() {
      for (const { listeners } of [...rooms.values()]) for (const listener of [...listeners]) listener.closed()
    },
  }
}
