import type { WireAvatar } from '../../../src/wire/avatar'
import { codes } from '../../../src/wire/codes'
import { type Database, type Queryable, sqlState } from '../database/database'
import { list, raw, sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { accountGone, badRequest, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { storageAddresses } from '../storage/addresses'
import { requireAcceptable } from '../text/policy'
import type { uploads } from '../upload/uploads'
import { suggestNicknames } from './nicknameSuggestions'

/** What a caller changes; what is absent stays, null empties. */
export interface ProfileChange {
  bio?: string | null | undefined
  birthday?: string | null | undefined
  name?: string | null | undefined
  nickname?: string | undefined
  /** An address of our storage, or an avatar's name with `is_avatar`. */
  profile_image?: string | null | undefined
  is_avatar?: boolean | undefined
  insta_id?: string | null | undefined
  youtube_id?: string | null | undefined
  linkedin_id?: string | null | undefined
  tiktok_id?: string | null | undefined
  twitter_id?: string | null | undefined
}

interface Deps {
  files: Pick<ReturnType<typeof uploads>, 'use' | 'forget'>
  /** Where pictures are, such as /storage, without a slash at the end. */
  storageBase: string
  /** The names of the avatars that there are. */
  avatars(): Promise<ReadonlySet<string>>
}

interface Picture {
  profile_image: string | null
  profile_image_s: string | null
  is_avatar: boolean
}

const taken = (free?: readonly string[]) =>
  new Refusal(codes.nicknameTaken, 'Somebody else has this nickname', free && { data: { free } })

/** Columns that are taken over as they come; written out, since they become part of a statement. */
const plain = [
  ...(['bio', 'birthday', 'name', 'nickname'] as const),
  ...(['insta_id', 'youtube_id', 'linkedin_id', 'tiktok_id', 'twitter_id'] as const),
] as const

/** What users say about themselves. */
export const profiles = (db: Database, jobs: JobQueue, { files, storageBase, avatars }: Deps) => {
  const { pathOf, addressOf } = storageAddresses(storageBase)

  const pictureOf = async (
    tx: Queryable,
    { userId }: Viewer,
    { profile_image, is_avatar = false }: ProfileChange,
    origin: string,
  ): Promise<Picture | null> => {
    if (profile_image === undefined) return null
    if (profile_image === null) return { profile_image: null, profile_image_s: null, is_avatar: false }
    if (is_avatar) {
      if (!(await avatars()).has(profile_image)) throw badRequest('user.profile_image is no avatar that there is')
      return { profile_image, profile_image_s: null, is_avatar: true }
    }
    const path = pathOf(profile_image, origin)
    const small = path && (await files.use(tx, userId, path))
    if (!path || !small)
      throw badRequest('user.profile_image must be the address of a picture that this user has uploaded')
    return { profile_image: addressOf(path), profile_image_s: addressOf(small), is_avatar: false }
  }

  return {
    /** The avatars to choose from. */
    avatars: async (): Promise<WireAvatar[]> => [...(await avatars())].sort().map((name) => ({ name })),

    /**
     * Changes a viewer's profile, all of it or nothing.
     * @param origin what a relative address of a picture is relative to
     * @throws Refusal 400 for a picture that is not the viewer's own, 5330 for a nickname that is somebody else's,
     *   5361 for words that the brand does not take
     */
    async update(viewer: Viewer, change: ProfileChange, origin: string): Promise<void> {
      for (const text of [change.nickname, change.name, change.bio]) {
        if (text) await requireAcceptable(db, viewer.brandId, text)
      }
      const work = async (tx: Queryable) => {
        const [before] = await tx.query<{ profile_image: string | null }>(
          sql`select profile_image from users where id = ${viewer.userId} and deleted_at is null for update`,
        )
        if (!before) throw accountGone()
        const picture = await pictureOf(tx, viewer, change, origin)
        const changes = plain.flatMap((name) =>
          change[name] === undefined ? [] : [sql`${raw(name)} = ${change[name]}`],
        )
        if (change.nickname !== undefined) changes.push(sql`nickname_generated = false`)
        if (picture) changes.push(...Object.entries(picture).map(([name, value]) => sql`${raw(name)} = ${value}`))
        if (changes.length > 0) await tx.query(sql`update users set ${list(changes)} where id = ${viewer.userId}`)
        const old = picture && before.profile_image !== picture.profile_image && before.profile_image
        const path = old ? pathOf(old, origin) : null
        if (path) await files.forget(tx, viewer.userId, path)
      }
      try {
        await db.tx(work)
        jobs.wake()
      } catch (error) {
        if (sqlState(error) === '23505') throw taken()
        throw error
      }
    },

    /** @throws Refusal 5330 when somebody else of the brand has it, in whatever case; `data.free` are up to three others */
    async checkNickname({ userId, brandId }: Viewer, nickname: string): Promise<void> {
      const [user] = await db.query<{ name: string | null }>(sql`select name from users where id = ${userId}`)
      const others = suggestNicknames(nickname, user?.name ?? null)
      const rows = await db.query<{ nickname: string }>(sql`select lower(nickname) as nickname from users
          where brand_id = ${brandId} and lower(nickname) = any(${[nickname.toLowerCase(), ...others]}::text[]) and id <> ${userId}`)
      const known = new Set(rows.map((row) => row.nickname))
      if (known.has(nickname.toLowerCase())) throw taken(others.filter((it) => !known.has(it)).slice(0, 3))
    },
  }
}
