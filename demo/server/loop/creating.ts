import type { Now } from '../clock'
import { communityPictures, type PictureDeps } from '../community/pictures'
import { record } from '../community/record'
import { runCommunity } from '../community/running'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import { takePace } from '../pace/paces'
import type { Viewer } from '../session/sessions'
import { slugOf } from '../text/slug'
import { type LoopChange, type LoopDetails, requireWords } from './details'

interface Deps extends PictureDeps {
  db: Database
  now: Now
}

interface NewLoop extends LoopChange {
  name: string
}

/** Beginning loops. */
export const loopCreating = ({ db, now, ...deps }: Deps) => {
  const pictures = communityPictures(deps)

  /** Under the first address of its name that is free. */
  const insert = async (tx: Queryable, { brandId }: Viewer, communityId: string, it: LoopDetails) => {
    for (let number = 1; ; number++) {
      const slug = number === 1 ? it.slug : `${it.slug}-${number}`
      const [row] = await tx.query<{ id: string }>(sql`
        insert into loops (brand_id, community_id, slug, name, description, is_closed, image_url, members_count, created_at)
        values (${brandId}, ${communityId}, ${slug}, ${it.name}, ${it.description}, ${it.is_closed}, ${it.image_url}, 1, ${now()})
        on conflict (brand_id, slug) do nothing returning id::text`)
      if (row) return { id: row.id, slug }
    }
  }

  return {
    /**
     * @param origin what a relative address of a picture is relative to
     * @returns its slug
     * @throws Refusal 400 for a picture that is not the viewer's own, 403, 404, 429, 5361
     */
    async create(viewer: Viewer, communityId: string, it: NewLoop, origin: string): Promise<string> {
      await requireWords(db, viewer, it)
      const { userId } = viewer
      const { name, description = '', is_closed = false, image_url: wanted = null } = it
      return runCommunity(db, viewer, communityId, 'createLoop', async (tx, { id: community }) => {
        await takePace(tx, viewer, 'createLoop', now())
        const image_url = await pictures.replace(tx, viewer, { communityId: community, before: null, wanted, origin })
        const row = { slug: slugOf(name) || 'loop', name, description, is_closed, image_url }
        const { id, slug } = await insert(tx, viewer, community, row)
        await tx.query(sql`insert into loop_members (loop_id, user_id, state, subscribed, since)
          values (${id}, ${userId}, 'joined', true, ${now()})`)
        await record(tx, community, { act: 'loop_created', actorId: userId, loopId: id }, now())
        return slug
      })
    },
  }
}
