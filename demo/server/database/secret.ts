import { randomBytes } from 'node:crypto'
import type { Queryable } from './database'
import { sql } from './sql'

const read = async (db: Queryable, name: string): Promise<Uint8Array> => {
  const fresh = randomBytes(32).toString('base64')
  await db.query(sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict do nothing`)
  const [row] = await db.query<{ value: string }>(sql`select value from secrets where name = ${name}`)
  return Buffer.from(row?.value ?? fresh, 'base64')
}

/** A key of 256 bits, made once and kept in the database, so that all processes share it; read when it is first needed. */
export const secret = (db: Queryable, name: string): (() => Promise<Uint8Array>) => {
  let key: Promise<Uint8Array> | undefined
  return () => {
    key ??= read(db, name).catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }
}
