import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { list, raw, type Sql, sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import type { SocialNames } from '../profile/socialLinks'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { requireAcceptable } from '../text/policy'
import { admit } from './admit'
import { communityPictures, type PictureDeps } from './pictures'
import { record } from './record'
import { runCommunity } from './running'

/** What a leader changes; what is absent stays, null takes a picture or a link away. */
export interface CommunityChange {
  name?: string | undefined
  description?: string | undefined
  rules?: readonly string[] | undefined
  is_closed?: boolean | undefined
  image_url?: string | null | undefined
  banner_url?: string | null | undefined
  social?: SocialNames | undefined
}

interface Row {
  name: string
  description: string
  rules: string[]
  is_closed: boolean
  image_url: string | null
  banner_url: string | null
  social: SocialNames
}

interface Deps extends PictureDeps {
  db: Database
  now: Now
  jobs: JobQueue
}

const pictures = ['image_url', 'banner_url'] as const

/** Changing what a community says of itself. */
export const editing = ({ db, now, jobs, ...deps }: Deps) => {
  const pictureFiles = communityPictures(deps)

  /** The fields that really change, with their new values as SQL. */
  const differences = (before: Row, { name, description, rules, is_closed, social }: CommunityChange) => {
    const changes = new Map<keyof Row, Sql>()
    if (name !== undefined && name !== before.name) changes.set('name', sql`name = ${name}`)
    if (description !== undefined && description !== before.description) {
      changes.set('description', sql`description = ${description}`)
    }
    const text = rules && JSON.stringify(rules)
    if (text && text !== JSON.stringify(before.rules)) changes.set('rules', sql`rules = ${text}::jsonb`)
    if (is_closed !== undefined && is_closed !== before.is_closed) {
      changes.set('is_closed', sql`is_closed = ${is_closed}`)
    }
    const wanted = Object.entries(social ?? {}).filter(([, value]) => value !== undefined)
    const links = Object.entries({ ...before.social, ...Object.fromEntries(wanted) }).filter(
      ([, value]) => value !== null,
    )
    const isOther = wanted.some(([key, value]) => value !== (before.social[key as keyof SocialNames] ?? null))
    if (isOther) changes.set('social', sql`social = ${JSON.stringify(Object.fromEntries(links))}::jsonb`)
    return changes
  }

  const open = async (tx: Queryable, communityId: string, userId: string) => {
    const waiting = await tx.query<{ id: string }>(sql`select user_id::text as id from community_members
      where community_id = ${communityId} and role is null`)
    await admit(
      tx,
      communityId,
      waiting.map(({ id }) => id),
      userId,
      now(),
    )
  }

  return {
    /**
     * Changes a community, all of it or nothing; opening it makes those who wait members.
     * @param origin what a relative address of a picture is relative to
     * @returns its slug
     * @throws Refusal 400 for a picture that is not the viewer's own, 403, 404, 5361 for words that the brand does not take
     */
    async edit(viewer: Viewer, communityId: string, change: CommunityChange, origin: string): Promise<string> {
      for (const text of [change.name, change.description, ...(change.rules ?? [])]) {
        if (text) await requireAcceptable(db, viewer.brandId, text)
      }
      const slug = await runCommunity(db, viewer, communityId, 'editDetails', async (tx, { id }) => {
        const [before] = await tx.query<Row & { slug: string }>(sql`select slug, name, description, rules, is_closed,
          image_url, banner_url, social from communities where id = ${id}`)
        if (!before) throw notFound('community')
        const changes = differences(before, change)
        for (const column of pictures) {
          const wanted = change[column]
          if (wanted === undefined || wanted === before[column]) continue
          const replacement = { communityId: id, before: before[column], wanted, origin }
          changes.set(column, sql`${raw(column)} = ${await pictureFiles.replace(tx, viewer, replacement)}`)
        }
        if (changes.size === 0) return before.slug
        await tx.query(sql`update communities set ${list([...changes.values()])} where id = ${id}`)
        if (changes.delete('is_closed')) {
          await record(tx, id, { act: before.is_closed ? 'opened' : 'closed', actorId: viewer.userId }, now())
          if (before.is_closed) await open(tx, id, viewer.userId)
        }
        const fields = [...changes.keys()]
        if (fields.length > 0) await record(tx, id, { act: 'edited', actorId: viewer.userId, fields }, now())
        return before.slug
      })
      jobs.wake()
      return slug
    },
  }
}
