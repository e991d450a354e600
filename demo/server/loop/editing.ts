import type { Now } from '../clock'
import { communityPictures, type PictureDeps } from '../community/pictures'
import { record } from '../community/record'
import type { Database, Queryable } from '../database/database'
import { list, type Sql, sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { type LoopAccess, runLoop } from './access'
import { type LoopChange, type LoopDetails, requireWords } from './details'
import { answerRequests } from './requests'

interface Deps extends PictureDeps {
  db: Database
  now: Now
  jobs: JobQueue
}

/** Changing and archiving loops. */
export const loopEditing = ({ db, now, jobs, ...deps }: Deps) => {
  const pictures = communityPictures(deps)

  const differences = (before: LoopDetails, { name, description, is_closed }: LoopChange) => {
    const changes = new Map<keyof LoopDetails, Sql>()
    if (name !== undefined && name !== before.name) changes.set('name', sql`name = ${name}`)
    if (description !== undefined && description !== before.description) {
      changes.set('description', sql`description = ${description}`)
    }
    if (is_closed !== undefined && is_closed !== before.is_closed)
      changes.set('is_closed', sql`is_closed = ${is_closed}`)
    return changes
  }

  /** Lets in who waits at a loop that opens, or ends subscriptions of who may not see a closed one. */
  const openOrClose = async (tx: Queryable, loop: LoopAccess, isClosed: boolean, actorId: string) => {
    if (!isClosed) return void (await answerRequests(tx, loop, sql`true`, { accepted: true, actorId, at: now() }))
    await tx.query(sql`delete from loop_members m where m.loop_id = ${loop.id} and m.state is null`)
  }

  return {
    /**
     * Changes a loop, all of it or nothing.
     * @param origin what a relative address of a picture is relative to
     * @returns its slug
     * @throws Refusal 400 for a picture that is not the viewer's own, 403, 404, 5361
     */
    async edit(viewer: Viewer, loopId: string, change: LoopChange, origin: string): Promise<string> {
      await requireWords(db, viewer, change)
      const { userId } = viewer
      const slug = await runLoop(db, viewer, loopId, 'editLoop', async (tx, loop) => {
        const [before] = await tx.query<LoopDetails>(
          sql`select slug, name, description, is_closed, image_url from loops where id = ${loop.id}`,
        )
        if (!before) throw notFound('loop')
        const changes = differences(before, change)
        const wanted = change.image_url
        if (wanted !== undefined && wanted !== before.image_url) {
          const replacement = { communityId: loop.community_id, before: before.image_url, wanted, origin }
          changes.set('image_url', sql`image_url = ${await pictures.replace(tx, viewer, replacement)}`)
        }
        if (changes.size === 0) return before.slug
        await tx.query(sql`update loops set ${list([...changes.values()])} where id = ${loop.id}`)
        if (changes.has('is_closed')) await openOrClose(tx, loop, !before.is_closed, userId)
        const event = { act: 'loop_edited', actorId: userId, loopId: loop.id, fields: [...changes.keys()] } as const
        await record(tx, loop.community_id, event, now())
        return before.slug
      })
      jobs.wake()
      return slug
    },

    /** Archives a loop, which refuses those who wait, or brings it back. @returns its slug @throws Refusal 403, 404 */
    archive: (viewer: Viewer, loopId: string, archived: boolean): Promise<string> =>
      runLoop(db, viewer, loopId, 'archiveLoop', async (tx, loop) => {
        const { userId: actorId } = viewer
        const at = now()
        if (loop.is_archived !== archived) {
          await tx.query(sql`update loops set archived_at = ${archived ? at : null} where id = ${loop.id}`)
          if (archived) await answerRequests(tx, loop, sql`true`, { accepted: false, actorId, at })
          const act = archived ? 'loop_archived' : 'loop_restored'
          await record(tx, loop.community_id, { act, actorId, loopId: loop.id }, at)
        }
        const [row] = await tx.query<{ slug: string }>(sql`select slug from loops where id = ${loop.id}`)
        return row?.slug ?? ''
      }),
  }
}
