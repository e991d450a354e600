import { randomUUID } from 'node:crypto'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { pageAddress } from './addresses'
import { archive, countEntries } from './archive'
import type { dataExports } from './dataExports'
import { exportDays, exportMessage } from './exportMessage'

/** Bytes of a part in the database. */
const partSize = 256 * 1024
/** After the last of them, within about a minute, the viewer is told that it failed. */
export const maxExportAttempts = 3

/** The copy was given up, or another process writes it. */
class Superseded extends Error {
  override name = 'Superseded'
}

/** Bytes in parts of about one size. */
async function* inParts(bytes: AsyncIterable<Uint8Array>) {
  let pieces: Uint8Array[] = []
  let size = 0
  for await (const some of bytes) {
    pieces.push(some)
    size += some.byteLength
    if (size < partSize) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(pieces)
}

interface Deps {
  db: Database
  now: Now
  jobs: JobQueue
  permitOf: ReturnType<typeof dataExports>['permitOf']
}

interface Owner {
  user_id: string
  origin: string
  attempts: number
  email: string | null
  /** Of their mails, as a tag. */
  language: string | null
  brand: string
}

/** Makes the copies of their data that people asked for. */
export const exportGathering = ({ db, now, jobs, permitOf }: Deps) => {
  /** Takes a copy over from the attempt that wrote it before, with nothing in it. */
  const begin = async (id: string, run: string): Promise<Owner | undefined> =>
    db.tx(async (tx) => {
      const [owner] = await tx.query<Owner>(sql`
        update data_exports e set run = ${run}, attempts = attempts + 1, done = 0
        from users u join brands b on b.id = u.brand_id
        where e.id = ${id} and u.id = e.user_id and e.ready_at is null and e.failed_at is null
        returning u.id::text as user_id, e.origin, e.attempts, u.email, u.language,
          b.name as brand`)
      await tx.query(sql`delete from data_export_parts where export_id = ${id}
        and exists (select 1 from data_exports where id = ${id} and run = ${run})`)
      return owner
    })

  const progress = async (id: string, run: string, { done, total }: { done: number; total: number }) => {
    const rows =
      await db.query(sql`update data_exports set done = ${done}, total = greatest(${total}::int, ${done}::int)
      where id = ${id} and run = ${run} and ready_at is null returning 1`)
    if (rows.length === 0) throw new Superseded()
  }

  const write = async (id: string, run: string, userId: string): Promise<number> => {
    const total = await countEntries(db, userId)
    let done = 0
    await progress(id, run, { done, total })
    const onPage = (entries: number) => {
      done += entries
      return progress(id, run, { done, total })
    }
    let [position, size] = [0, 0]
    for await (const bytes of inParts(archive(db, userId, { at: now(), onPage }))) {
      const rows = await db.query(sql`insert into data_export_parts (export_id, position, bytes)
        select id, ${position}, ${bytes} from data_exports where id = ${id} and run = ${run} returning 1`)
      if (rows.length === 0) throw new Superseded()
      position += 1
      size += bytes.byteLength
    }
    return size
  }

  /** Opens the copy, and has its owner told, both or neither. */
  const finish = async (id: string, run: string, size: number, { origin, email, language, brand }: Owner) => {
    const expires = new Date(now().getTime() + exportDays * 24 * 60 * 60 * 1000)
    const page = pageAddress(origin, await permitOf(id, expires))
    await db.tx(async (tx) => {
      const rows =
        await tx.query(sql`update data_exports set ready_at = ${now()}, expires_at = ${expires}, size = ${size}
        where id = ${id} and run = ${run} and ready_at is null returning 1`)
      if (rows.length === 0 || !email) return
      const contact = { kind: 'email', address: email } as const
      await jobs.add(tx, 'sendMessage', { contact, message: exportMessage(brand, page, language) })
    })
    jobs.wake()
  }

  return {
    /**
     * Does the job of one copy; one that is ready, failed or given up is left as it is.
     * @throws Error to try again later
     */
    async gather(id: string): Promise<void> {
      const run = randomUUID()
      const owner = await begin(id, run)
      if (!owner) return
      try {
        await finish(id, run, await write(id, run, owner.user_id), owner)
      } catch (error) {
        if (error instanceof Superseded) return
        if (owner.attempts >= maxExportAttempts)
          await db.query(sql`update data_exports set failed_at = ${now()} where id = ${id} and run = ${run}`)
        throw error
      }
    },
  }
}
