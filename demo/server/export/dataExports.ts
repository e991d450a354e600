import { createHmac, randomUUID } from 'node:crypto'
import type { WireDataExport } from '../../../src/wire/dataExport'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { takePace } from '../pace/paces'
import { isSame } from '../security/hash'
import type { Keys } from '../security/keys'
import { type ExportPermit, fileAddress } from './addresses'

interface Row {
  id: string
  origin: string
  done: number
  total: number | null
  size: number | null
  expires_at: Date | null
  status: 'gathering' | 'ready' | 'failed'
}

/** A copy that nobody finished is given up after so many milliseconds. */
const maxAge = 24 * 60 * 60 * 1000

const none: WireDataExport = { status: 'none', done: 0, total: null, size: null, expires_at: null, url: null }

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

interface Deps {
  db: Database
  now: Now
  jobs: JobQueue
  keys: Keys
}

/** Copies of their data that people ask for; `exportGathering` makes them. */
export const dataExports = ({ db, now, jobs, keys }: Deps) => {
  const key = keys('exports')
  const sign = async (id: string, expires: string) =>
    createHmac('sha256', await key())
      .update(`${id}\n${expires}`)
      .digest('base64url')

  const permitOf = async (id: string, expiresAt: Date): Promise<ExportPermit> => {
    const expires = String(Math.floor(expiresAt.getTime() / 1000))
    return { export_id: id, expires, signature: await sign(id, expires) }
  }

  const find = async (tx: Queryable, userId: string): Promise<Row | undefined> => {
    const [row] = await tx.query<Row>(sql`select id::text, origin, done, total, size, expires_at,
        case when ready_at is not null then 'ready' when failed_at is not null then 'failed' else 'gathering' end as status
      from data_exports where user_id = ${userId} and (expires_at is null or expires_at > ${now()})`)
    return row
  }

  const read = async (userId: string): Promise<WireDataExport> => {
    const row = await find(db, userId)
    if (!row) return none
    const { status, done, total, size, expires_at } = row
    if (!expires_at) return { ...none, status, done, total }
    const url = fileAddress(row.origin, await permitOf(row.id, expires_at))
    return { status, done, total, size, expires_at: expires_at.toISOString(), url }
  }

  return {
    permitOf,
    read: ({ userId }: { userId: string }) => read(userId),

    /**
     * Has a copy made, unless one is being made.
     * @param origin this server's address, for links to the copy
     * @throws Refusal 429
     */
    async request(viewer: { userId: string }, origin: string): Promise<WireDataExport> {
      await db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        // The lock makes parallel requests of one viewer wait for each other.
        await tx.query(sql`select 1 from users where id = ${viewer.userId} for no key update`)
        if ((await find(tx, viewer.userId))?.status === 'gathering') return
        await takePace(tx, viewer, 'export', now())
        const id = randomUUID()
        await tx.query(sql`delete from data_exports where user_id = ${viewer.userId}`)
        await tx.query(sql`insert into data_exports (id, user_id, origin, asked_at)
          values (${id}, ${viewer.userId}, ${origin}, ${now()})`)
        await jobs.add(tx, 'gatherExport', { exportId: id })
      })
      jobs.wake()
      return read(viewer.userId)
    },

    /** Gives a copy up, ready or not; what is being written notices it. */
    async cancel({ userId }: { userId: string }): Promise<WireDataExport> {
      await db.query(sql`delete from data_exports where user_id = ${userId}`)
      return none
    },

    /** The owner's nickname, their brand's id and the size of a copy whose address is good; null otherwise. */
    async open({ export_id: id, expires, signature }: ExportPermit) {
      if (!isUuid(id) || !isSame(signature, await sign(id, expires)) || Number(expires) * 1000 < now().getTime())
        return null
      const [row] = await db.query<{ nickname: string; language: string | null; brand_id: string; size: number }>(sql`
        select u.nickname, u.language, u.brand_id::text, e.size from data_exports e join users u on u.id = e.user_id
        where e.id = ${id} and e.ready_at is not null and e.expires_at > ${now()}`)
      return row ?? null
    },

    /** One part of a copy's file; null behind the last. */
    async part(id: string, position: number): Promise<Uint8Array | null> {
      const [row] = await db.query<{ bytes: Uint8Array }>(
        sql`select bytes from data_export_parts where export_id = ${id} and position = ${position}`,
      )
      return row?.bytes ?? null
    },

    /** Removes copies that are over, and those that nobody finished. */
    sweep: async (): Promise<void> =>
      void (await db.query(sql`delete from data_exports where expires_at <= ${now()}
        or ready_at is null and asked_at < ${new Date(now().getTime() - maxAge)}`)),
  }
}
