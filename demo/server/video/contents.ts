import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { recent } from '../recent'
import { type Content, type ContentRow, selectContents, toContent } from './videos'

interface Listed {
  video_id: string
  author_id: string
}

/** Videos whose content is kept at most; some two kilobytes each. */
const maxKept = 5000

/**
 * What everybody sees of videos: read once for all members who meet them within `forMs`. Whether a viewer may see a video
 * at all is not asked here. Authors get their own as they are now, and so do visitors, whose answers are kept as a whole.
 */
export const videoContents = (db: Queryable, forMs = 0, now: Now = () => new Date()) => {
  const kept = recent<Promise<Content | undefined>>(forMs, () => now().getTime(), maxKept)

  const readNow = async (ids: readonly string[]): Promise<Map<string, Content>> => {
    if (ids.length === 0) return new Map()
    const rows = await db.query<ContentRow>(sql`${selectContents} where v.id = any(${ids}::bigint[])`)
    return new Map(rows.map((row) => [row.video_id, toContent(row)]))
  }

  const keep = (id: string, content: Promise<Content | undefined>): void => {
    kept.set(id, content)
    content.catch(() => kept.delete(id))
  }

  return {
    /** A video that is gone meanwhile is not in the answer. */
    async of(listed: readonly Listed[], viewerId: string | null): Promise<ReadonlyMap<string, Content>> {
      const isShared = ({ author_id }: Listed) => viewerId !== null && author_id !== viewerId
      const known = new Map(listed.filter(isShared).map(({ video_id }) => [video_id, kept.get(video_id)]))
      const missing = listed.filter(({ video_id }) => !known.get(video_id))
      const reading = readNow(missing.map(({ video_id }) => video_id))
      for (const { video_id } of missing.filter(isShared)) {
        keep(
          video_id,
          reading.then((contents) => contents.get(video_id)),
        )
      }
      const contents = new Map(await reading)
      for (const [id, content] of known) {
        const found = await content
        if (found) contents.set(id, found)
      }
      return contents
    },
  }
}

export type VideoContents = ReturnType<typeof videoContents>
