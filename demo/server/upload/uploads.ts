import { createHmac } from 'node:crypto'
import { codes } from '../../../src/wire/codes'
import { type PictureType, pictureLimits } from '../../../src/wire/picture'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { secret } from '../database/secret'
import { sql } from '../database/sql'
import { checkPicture, noPicture } from '../media/checkPicture'
import { preparePicture } from '../media/preparePicture'
import { badRequest, Refusal, waitable } from '../refusal'
import { hashOf, isSame } from '../security/hash'
import type { Storage } from '../storage/storage'

/** How long an address takes its file. */
export const uploadSeconds = 15 * 60
/** Addresses that one user may ask for in an hour. */
export const mostUploads = 60
const hour = 60 * 60 * 1000

/** What makes an address good for one path and one type until a moment. */
export interface Permit {
  path: string
  type: string
  /** Seconds since 1970. */
  expires: string
  signature: string
}

interface UploadRow {
  stored_at: Date | null
  hash: string | null
}

const endings: Record<PictureType, readonly string[]> = { 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'] }
const isPicture = (type: string): type is PictureType => pictureLimits.types.some((it) => it === type)

const split = (path: string) => {
  const [, stem = '', ending = ''] = /^(.*)\.([^./]+)$/.exec(path) ?? []
  return { stem, ending: ending.toLowerCase() }
}

/** What stands beside a picture. */
const webpOf = (stem: string) => `${stem}.webp`
const smallOf = (stem: string) => `${stem}.s.webp`

const taken = () => new Refusal(codes.conflict, 'There is a file of this name already. Please choose another one.')
const noPermit = () =>
  new Refusal(codes.forbidden, 'This address takes no file, or not any more. Please ask for a new one.')

/** Files that users upload: pictures, for now. */
export const uploads = (db: Database, now: Now, storage: Storage) => {
  const key = secret(db, 'uploads')
  const sign = async ({ path, type, expires }: Omit<Permit, 'signature'>) =>
    createHmac('sha256', await key())
      .update(['PUT', path, type, expires].join('\n'))
      .digest('hex')

  const drop = async (rows: ReadonlyArray<{ path: string }>) => {
    for (const { path } of rows) {
      const { stem } = split(path)
      for (const file of [path, webpOf(stem), smallOf(stem)]) await storage.remove(file)
    }
  }

  return {
    /**
     * Gives a user a place in the storage, and what lets them put a file there.
     * @throws Refusal 400 for another folder than uploads, 409 when the place is taken, 415 for what is no picture, 429
     */
    async permit(userId: string, path: string, type: string): Promise<Permit> {
      if (!isPicture(type)) throw new Refusal(codes.unsupportedType, 'Only PNG and JPEG are taken')
      const { stem, ending } = split(path)
      if (!endings[type].includes(ending)) throw noPicture(`The name must end with .${endings[type].join(' or .')}`)
      if (!path.startsWith('uploads/')) throw badRequest('path must begin with uploads/')
      if (stem.endsWith('.s')) throw badRequest('The name is one of ours')
      const at = now()
      await db.tx(async (tx) => {
        // One after the other, so that the count holds.
        await tx.query(sql`select 1 from users where id = ${userId} for update`)
        const since = new Date(at.getTime() - hour)
        const asked = await tx.query(sql`select 1 from uploads where user_id = ${userId} and asked_at > ${since}`)
        if (asked.length >= mostUploads) throw waitable(codes.tooMany, 'Too many files. Please try again later.', 600)
        const rows =
          await tx.query(sql`insert into uploads (stem, path, user_id, content_type, asked_at) values (${stem}, ${path}, ${userId}, ${type}, ${at})
            on conflict (stem) do update set path = excluded.path, user_id = excluded.user_id,
              content_type = excluded.content_type, asked_at = excluded.asked_at
            where uploads.stored_at is null and (uploads.user_id = excluded.user_id or uploads.asked_at < ${new Date(at.getTime() - uploadSeconds * 1000)})
            returning stem`)
        if (rows.length === 0) throw taken()
      })
      const expires = String(Math.floor(at.getTime() / 1000) + uploadSeconds)
      return { path, type, expires, signature: await sign({ path, type, expires }) }
    },

    /** @throws Refusal 403 for a permit that is not ours or has run out */
    async check({ signature, ...permit }: Permit): Promise<void> {
      const isOurs = isSame(signature, await sign(permit))
      if (!isOurs || Number(permit.expires) * 1000 < now().getTime()) throw noPermit()
    },

    /**
     * Keeps a file whose permit was checked; the same file again changes nothing.
     * @throws Refusal 403, 409 when another file is there, 413, 415 for another type than was said
     */
    async store({ path, type }: Pick<Permit, 'path' | 'type'>, bytes: Uint8Array): Promise<void> {
      const found = checkPicture(bytes)
      if (found !== type) throw noPicture(`This is ${found}, not ${type}`)
      const hash = hashOf(bytes)
      const { stem } = split(path)
      const isThere = async (on: Queryable, lock = sql``) => {
        const [row] = await on.query<UploadRow>(
          sql`select stored_at, hash from uploads where path = ${path} and content_type = ${type} ${lock}`,
        )
        if (!row) throw noPermit()
        if (row.stored_at && row.hash !== hash) throw taken()
        return row.stored_at !== null
      }
      // Decoding is what costs, and a permit can be shown any number of times.
      if (await isThere(db)) return
      const { picture, webp, small } = await preparePicture(bytes, found)
      await db.tx(async (tx) => {
        if (await isThere(tx, sql`for update`)) return
        await storage.put(smallOf(stem), small)
        await storage.put(webpOf(stem), webp)
        await storage.put(path, picture)
        await tx.query(sql`update uploads set stored_at = ${now()}, hash = ${hash} where path = ${path}`)
      })
    },

    /** Marks a user's own stored picture as used; gives the path of its small variant, or null when it is not theirs. */
    async use(tx: Queryable, userId: string, path: string): Promise<string | null> {
      const rows = await tx.query(
        sql`update uploads set used_at = ${now()} where path = ${path} and user_id = ${userId} and stored_at is not null returning path`,
      )
      return rows.length > 0 ? smallOf(split(path).stem) : null
    },

    /**
     * Forgets one file of a user, or with null all of them.
     * @returns what removes the files, for after the transaction
     */
    async forget(tx: Queryable, userId: string, path: string | null): Promise<() => Promise<void>> {
      const rows = await tx.query<{ path: string }>(
        sql`delete from uploads where user_id = ${userId} and (${path}::text is null or path = ${path}) returning path`,
      )
      return () => drop(rows)
    },

    /** Gives places free that nobody used, and removes files that nothing shows after a day. */
    async sweep(): Promise<void> {
      const before = (ms: number) => new Date(now().getTime() - ms)
      const rows = await db.query<{
        path: string
      }>(sql`delete from uploads where used_at is null and asked_at < case when stored_at is null then ${before(hour)} else ${before(24 * hour)} end::timestamptz
          returning path`)
      await drop(rows)
    },
  }
}
