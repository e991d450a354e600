import { hkdfSync, randomBytes } from 'node:crypto'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

/** A key of 256 bits for each purpose, the same in all processes; read when it is first needed. */
export type Keys = (name: string) => () => Promise<Uint8Array>

const read = async (db: Queryable, name: string): Promise<Uint8Array> => {
  const fresh = randomBytes(32).toString('base64')
  await db.query(sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict do nothing`)
  const [row] = await db.query<{ value: string }>(sql`select value from secrets where name = ${name}`)
  return Buffer.from(row?.value ?? fresh, 'base64')
}

/** Keys that are made once and kept in the database. */
export const storedKeys =
  (db: Queryable): Keys =>
  (name) => {
    let key: Promise<Uint8Array> | undefined
    return () => {
      key ??= read(db, name).catch((error: unknown) => {
        key = undefined
        throw error
      })
      return key
    }
  }

/** Keys that are derived from one secret, so that neither the database nor its backups hold any. */
export const derivedKeys =
  (secret: string): Keys =>
  (name) => {
    const key = new Uint8Array(hkdfSync('sha256', secret, '', `geuin ${name}`, 32))
    return async () => key
  }
