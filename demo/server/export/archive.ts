import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Queryable } from '../database/database'
import { raw, type Sql, sql } from '../database/sql'
import { sections } from './sections'

/** Entries that are in memory at the same time. */
const pageSize = 500

const readme = `This is a copy of your data, as it was when you asked for it.

Each file holds one kind of it as JSON. Times are ISO 8601. The videos themselves and their
pictures are not in here: videos.json says where they are.
`

interface Entry {
  key: number
  entry: string
}

const readPage = (db: Queryable, rows: Sql, after: number) =>
  db.query<Entry>(
    sql`select key, entry::text as entry from (${rows}) as it where key > ${after} order by key limit ${raw(String(pageSize))}`,
  )

/** How many entries the copy of somebody's data has. */
export const countEntries = async (db: Queryable, userId: string): Promise<number> => {
  let total = 0
  for (const { rows } of sections) {
    const [row] = await db.query<{ count: number }>(sql`select count(*) as count from (${rows(userId)}) as it`)
    total += row?.count ?? 0
  }
  return total
}

/**
 * The copy of somebody's data as a zip file, in parts as they come: what is in memory is a page of entries, however many
 * there are.
 * @param onPage hears how many entries more are in it; what it throws ends the file
 * @throws Error where the database or `onPage` fails
 */
export const archive = (
  db: Queryable,
  userId: string,
  { at, onPage }: { at: Date; onPage(entries: number): Promise<void> },
): AsyncIterable<Uint8Array> => {
  const zip = new ZipFile()
  async function* fileOf(rows: Sql) {
    let before = '[\n'
    let after = 0
    for (;;) {
      const page = await readPage(db, rows, after)
      if (page.length === 0) break
      await onPage(page.length)
      yield before + page.map(({ entry }) => entry).join(',\n')
      before = ',\n'
      after = page.at(-1)?.key ?? 0
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  }
  const output = zip.outputStream as Readable
  let file: Readable | undefined
  /** An error of one file ends the whole, which would otherwise wait for the rest of it for ever. */
  const open = (rows: Sql) => {
    file = Readable.from(fileOf(rows))
    file.on('error', (error) => output.destroy(error))
    return file
  }
  output.on('close', () => file?.destroy())
  zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime: at })
  for (const { name, rows } of sections)
    zip.addReadStreamLazy(`${name}.json`, { mtime: at }, (add) => add(null, open(rows(userId))))
  zip.end()
  return output
}
