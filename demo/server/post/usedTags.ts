import { findTags } from '../../../src/wire/textParts'
import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Viewer } from '../session/sessions'
import { isShownTo } from '../video/videos'

/** So many of the newest videos say which tags are in use. */
const maxVideos = 2000

const maxTags = 6

interface Request {
  /** Those that the viewer has written, in lower case. */
  typed: readonly string[]
  /** How the tags begin, in lower case. */
  prefix: string
}

interface Use {
  tag: string
  videos: number
  /** Videos with one of the typed tags too. */
  together: number
}

const byUse = (one: Use, other: Use) =>
  other.together - one.together || other.videos - one.videos || (one.tag < other.tag ? -1 : 1)

/** Tags of other people's public videos: those first that go with the typed ones, then those of most videos. */
export const usedTags =
  (db: Queryable) =>
  async ({ userId, brandId }: Viewer, { typed, prefix }: Request): Promise<string[]> => {
    const rows = await db.query<{ caption: string }>(sql`select caption from (
        select v.caption from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
        where v.brand_id = ${brandId} and v.author_id <> ${userId} and ${isShownTo(userId)} and ${isOpenTo(null)}
        order by v.created_at desc, v.id desc limit ${maxVideos}) as newest
      where caption like '%#%'`)
    const uses = new Map<string, Use>()
    for (const { caption } of rows) {
      const tags = new Set(findTags(caption).map(({ tag }) => tag))
      const isTogether = typed.some((tag) => tags.has(tag))
      for (const tag of tags) {
        const use = uses.get(tag) ?? { tag, videos: 0, together: 0 }
        uses.set(tag, { tag, videos: use.videos + 1, together: use.together + Number(isTogether) })
      }
    }
    return [...uses.values()]
      .filter(({ tag }) => tag.startsWith(prefix) && tag !== prefix && !typed.includes(tag))
      .sort(byUse)
      .slice(0, maxTags)
      .map(({ tag }) => tag)
  }
