import { randomBytes } from 'node:crypto'
import type { Queryable } from './database'

const read = async (db: Queryable, name: string): Promise<Uint8Array> => {
  const fresh = randomBytes(32).toString('base64')
  await db.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [name, fresh])
  const [row] = await db.query<{ value: string }>('select value from secrets where name = $1', [name])
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
