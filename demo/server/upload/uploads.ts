import { createHmac } from 'node:crypto'
import { codes } from '../../../src/wire/codes'
import { type PictureType, pictureLimits } from '../../../src/wire/picture'
import { videoUploadsPath } from '../../../src/wire/videoFile'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { checkCaptions } from '../media/checkCaptions'
import { checkPicture, noPicture } from '../media/checkPicture'
import { preparePicture } from '../media/preparePicture'
import { badRequest, Refusal, waitable } from '../refusal'
import { hashOf, isSame } from '../security/hash'
import type { Keys } from '../security/keys'
import type { Storage } from '../storage/storage'

/** How long an address accepts its file. */
export const uploadSeconds = 15 * 60
/** Addresses that one user may ask for in an hour. */
export const maxUploads = 60
const hour = 60 * 60 * 1000
/** Milliseconds that writing a file's variants takes at most; after it, another file may be written there. */
const claimTime = 2 * 60 * 1000

/** What makes an address good for one path and one type until a moment. */
export interface Permit {
  path: string
  type: string
  /** Seconds since 1970. */
  expires: string
  signature: string
}

interface UploadRow {
  user_id: string
  stored_at: Date | null
  hash: string | null
}

interface Target extends Pick<Permit, 'path' | 'type'> {
  /** SHA-256 of the file. */
  hash: string
}

const captionsType = 'text/vtt'
type UploadType = PictureType | typeof captionsType

const endings: Record<UploadType, readonly string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  [captionsType]: ['vtt'],
}
const isTaken = (type: string): type is UploadType =>
  type === captionsType || pictureLimits.types.some((it) => it === type)

const split = (path: string) => {
  const [, stem = '', ending = ''] = /^(.*)\.([^./]+)$/.exec(path) ?? []
  return { stem, ending: ending.toLowerCase() }
}

const webpOf = (stem: string) => `${stem}.webp`
const smallOf = (stem: string) => `${stem}.s.webp`

/** A picture's path and those of its variants. */
const filesOf = (path: string) => {
  const { stem } = split(path)
  return { small: smallOf(stem), webp: webpOf(stem), picture: path }
}

const taken = () => new Refusal(codes.conflict, 'There is a file of this name already. Please choose another one.')
const noPermit = () =>
  new Refusal(codes.forbidden, 'This address takes no file, or not any more. Please ask for a new one.')

interface Deps {
  db: Database
  now: Now
  storage: Storage
  /** The address of the storage. */
  base: string
  jobs: JobQueue
  keys: Keys
}

/** Small files that users upload: pictures, and captions of videos. */
export const uploads = ({ db, now, storage, base, jobs, keys }: Deps) => {
  const key = keys('uploads')
  const sign = async ({ path, type, expires }: Omit<Permit, 'signature'>) =>
    createHmac('sha256', await key())
      .update(['PUT', path, type, expires].join('\n'))
      .digest('hex')
  const ago = (ms: number) => new Date(now().getTime() - ms)

  const removeFilesOf = async (path: string) => {
    for (const file of Object.values(filesOf(path))) await storage.remove(file)
  }

  /** @throws Refusal 403, 409 for another file than the stored one */
  const findUpload = async ({ path, type, hash }: Target): Promise<{ isStored: boolean; userId: string }> => {
    const [row] = await db.query<UploadRow>(
      sql`select stored_at, hash, user_id::text from uploads where path = ${path} and content_type = ${type} and removed_at is null`,
    )
    if (!row) throw noPermit()
    if (row.stored_at && row.hash !== hash) throw taken()
    return { isStored: row.stored_at !== null, userId: row.user_id }
  }

  /**
   * Reserves a path for the writing of one file, so that no other file is written there at the same time. The same file
   * may be: its bytes are the same.
   */
  const claim = async ({ path, hash }: Target): Promise<boolean> => {
    const rows = await db.query(sql`
      update uploads set hash = ${hash}, claimed_at = ${now()}
      where path = ${path} and stored_at is null and removed_at is null
        and (hash = ${hash} or claimed_at is null or claimed_at < ${ago(claimTime)})
      returning 1`)
    return rows.length > 0
  }

  const release = ({ path, hash }: Target) =>
    db.query(sql`update uploads set claimed_at = null where path = ${path} and hash = ${hash} and stored_at is null`)

  const finish = async ({ path, hash }: Target): Promise<boolean> => {
    const rows = await db.query(sql`
      update uploads set stored_at = coalesce(stored_at, ${now()})
      where path = ${path} and hash = ${hash} and removed_at is null returning 1`)
    return rows.length > 0
  }

  /**
   * The files of an upload, each with its path, in the order of writing. A picture that cannot be drawn burns its permit,
   * so that nobody has it decoded again and again.
   */
  const prepare = async (
    userId: string,
    { path, type }: Target,
    bytes: Uint8Array,
  ): Promise<[string, Uint8Array][]> => {
    if (type === captionsType) return [[path, checkCaptions(bytes)]]
    const files = filesOf(path)
    try {
      const prepared = await preparePicture(userId, bytes, checkPicture(bytes))
      return (['small', 'webp', 'picture'] as const).map((variant) => [files[variant], prepared[variant]])
    } catch (error) {
      if (error instanceof Refusal && error.code === codes.unsupportedType) {
        await db.query(sql`update uploads set removed_at = ${now()} where path = ${path} and stored_at is null`)
      }
      throw error
    }
  }

  return {
    /**
     * Reserves a path in the storage for a user, with a signature that allows to put a file there.
     * @throws Refusal 400 for another folder than uploads, 409 when the place is taken, 415 for what is no picture, 429
     */
    async permit(userId: string, path: string, type: string): Promise<Permit> {
      if (!isTaken(type)) throw new Refusal(codes.unsupportedType, 'Only PNG, JPEG and WebVTT are taken')
      const { stem, ending } = split(path)
      if (!endings[type].includes(ending)) throw noPicture(`The name must end with .${endings[type].join(' or .')}`)
      if (!path.startsWith('uploads/')) throw badRequest('path must begin with uploads/')
      if (stem.endsWith('.s')) throw badRequest('The name is one of ours')
      if (`/${path}`.startsWith(`${videoUploadsPath}/`)) throw badRequest('The folder is one of ours')
      const at = now()
      await db.tx(async (tx) => {
        // The lock makes parallel requests of one user wait for each other, so that the count is right.
        await tx.query(sql`select 1 from users where id = ${userId} for update`)
        const recent = await tx.query(sql`select 1 from uploads where user_id = ${userId} and asked_at > ${ago(hour)}`)
        if (recent.length >= maxUploads) throw waitable(codes.tooMany, 'Too many files. Please try again later.', 600)
        const rows = await tx.query(sql`
          insert into uploads (stem, path, user_id, content_type, asked_at)
          values (${stem}, ${path}, ${userId}, ${type}, ${at})
          on conflict (stem) do update set path = excluded.path, user_id = excluded.user_id,
            content_type = excluded.content_type, asked_at = excluded.asked_at
          where uploads.stored_at is null and uploads.removed_at is null
            and (uploads.claimed_at is null or uploads.claimed_at < ${ago(claimTime)})
            and (uploads.user_id = excluded.user_id or uploads.asked_at < ${ago(uploadSeconds * 1000)})
          returning stem`)
        if (rows.length === 0) throw taken()
      })
      const expires = String(Math.floor(at.getTime() / 1000) + uploadSeconds)
      return { path, type, expires, signature: await sign({ path, type, expires }) }
    },

    /** @throws Refusal 403 for a forged or expired permit */
    async check({ signature, ...permit }: Permit): Promise<void> {
      const isOurs = isSame(signature, await sign(permit))
      if (!isOurs || Number(permit.expires) * 1000 < now().getTime()) throw noPermit()
    },

    /**
     * Keeps a file whose permit was checked; the same file again changes nothing. The files are written outside of any
     * transaction, because a slow storage must not keep locks.
     * @throws Refusal 403, 409 when another file is stored or being written, 413, 415 for another type than stated
     */
    async store({ path, type }: Pick<Permit, 'path' | 'type'>, bytes: Uint8Array): Promise<void> {
      const found = type === captionsType ? type : checkPicture(bytes)
      if (found !== type) throw noPicture(`This is ${found}, not ${type}`)
      const target = { path, type, hash: hashOf(bytes) }
      // Decoding is expensive, and a permit can be shown any number of times.
      const { isStored, userId } = await findUpload(target)
      if (isStored) return
      const prepared = await prepare(userId, target, bytes)
      if (!(await claim(target))) {
        if ((await findUpload(target)).isStored) return
        throw taken()
      }
      try {
        for (const [file, content] of prepared) await storage.put(file, content)
      } catch (error) {
        await release(target)
        throw error
      }
      if (await finish(target)) return
      // The account was deleted, or the place given up, while the files were written.
      await removeFilesOf(path)
      throw noPermit()
    },

    /** Marks a user's own stored captions as used; returns their address, or null for another user's. */
    async captions(tx: Queryable, userId: string, path: string): Promise<string | null> {
      const rows = await tx.query(sql`
        update uploads set used_at = ${now()}
        where path = ${path} and user_id = ${userId} and content_type = ${captionsType}
          and stored_at is not null and removed_at is null returning path`)
      return rows.length > 0 ? `${base}/${path}` : null
    },

    /** Marks a user's own stored picture as used; returns the path of its small variant, or null for another user's. */
    async use(tx: Queryable, userId: string, path: string): Promise<string | null> {
      const rows = await tx.query(sql`
        update uploads set used_at = ${now()}
        where path = ${path} and user_id = ${userId} and stored_at is not null and removed_at is null
          and content_type like 'image/%' and community_id is null returning path`)
      return rows.length > 0 ? filesOf(path).small : null
    },

    /**
     * Gives a user's own stored picture, which nothing shows yet, to a community: it stays when the account goes.
     * @returns false for a picture that is not the user's to give
     */
    async giveToCommunity(tx: Queryable, userId: string, path: string, communityId: string): Promise<boolean> {
      const rows = await tx.query(sql`
        update uploads set used_at = ${now()}, community_id = ${communityId}
        where path = ${path} and user_id = ${userId} and stored_at is not null and removed_at is null
          and content_type like 'image/%' and (used_at is null or community_id = ${communityId}) returning path`)
      return rows.length > 0
    },

    /** Marks a file of a community for removal by a job after the commit. */
    async forgetOfCommunity(tx: Queryable, communityId: string, path: string): Promise<void> {
      await tx.query(sql`update uploads set removed_at = ${now()}
        where path = ${path} and community_id = ${communityId} and removed_at is null`)
      await jobs.add(tx, 'removeFiles', {})
    },

    /** Marks one file of a user, or with null all but those of communities, for removal by a job after the commit. */
    async forget(tx: Queryable, userId: string, path: string | null): Promise<void> {
      await tx.query(sql`
        update uploads set removed_at = ${now()}
        where user_id = ${userId} and (${path}::text is null or path = ${path}) and removed_at is null
          and community_id is null`)
      await jobs.add(tx, 'removeFiles', {})
    },

    /** Marks unused reservations after an hour, and files that nothing shows after a day, for removal. */
    async sweep(): Promise<void> {
      await db.tx(async (tx) => {
        await tx.query(sql`
          update uploads set removed_at = ${now()}
          where used_at is null and removed_at is null
            and asked_at < case when stored_at is null then ${ago(hour)} else ${ago(24 * hour)} end::timestamptz`)
        await jobs.add(tx, 'removeFiles', {})
      })
      jobs.wake()
    },

    /**
     * Removes the files marked for removal, and then their rows, so that no path is reserved again while its files exist.
     * Files that are being written are left to a later run.
     * @throws Error when the storage did not remove some of them; the others are gone
     */
    async removeFiles(): Promise<void> {
      const rows = await db.query<{ path: string }>(sql`
        select path from uploads where removed_at is not null
          and (stored_at is not null or claimed_at is null or claimed_at < ${ago(claimTime)})`)
      const failures: unknown[] = []
      for (const { path } of rows) {
        try {
          await removeFilesOf(path)
          await db.query(sql`delete from uploads where path = ${path} and removed_at is not null`)
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
