import { randomBytes } from 'node:crypto'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notifyPlaceOf } from '../loop/subscribers'
import { notify } from '../notification/notify'
import type { Viewer } from '../session/sessions'
import { resolveMentions, type StoredMention } from '../text/facets'
import { type DetailDeps, postDetails } from './details'
import { notifyNews } from './news'
import type { PostPlace } from './place'
import { slugBase, titleOf, type Written } from './written'

/** A post whose video is ready. */
export interface Publication {
  id: string
  author: Pick<Viewer, 'userId' | 'brandId'>
  uploadPath: string
  mediaId: string
  written: Written
  place: PostPlace
  /** Deleted by its author, who may still undo that. */
  deletedAt: Date | null
}

/** Whom a video's words mention. */
export const captionMentions = (
  tx: Queryable,
  author: Pick<Viewer, 'brandId' | 'userId'>,
  { caption = '', facets }: Written,
): Promise<StoredMention[]> => resolveMentions(tx, author, caption, facets ?? [])

/** Tells people that they are mentioned, each once for each video. */
export const notifyMentioned = (
  tx: Queryable,
  mentions: readonly StoredMention[],
  about: { actorId: string; videoId: string },
  at: Date,
) =>
  notify(
    tx,
    mentions.map(({ user_id }) => user_id),
    { kind: 'mention', ...about },
    at,
  )

/** Turns a post into a video that people see. */
export const publishing = ({ now, ...deps }: DetailDeps & { now: Now }) => {
  const setDetails = postDetails(deps)

  /** Under the first address of its words that is free. */
  const insert = async (tx: Queryable, it: Publication, mentions: readonly StoredMention[]): Promise<void> => {
    const { caption = '' } = it.written
    const base = slugBase(caption)
    const { communityId, loopId } = it.place
    for (let slug = base; ; slug = `${base}-${randomBytes(3).toString('hex')}`) {
      const [row] = await tx.query(sql`
        insert into videos (id, brand_id, slug, title, caption, facets, author_id, community_id, loop_id, media_id,
          upload_path, removed_at, author_deleted_at, created_at)
        values (${it.id}, ${it.author.brandId}, ${slug}, ${titleOf(caption)}, ${caption},
          ${JSON.stringify(mentions)}::jsonb, ${it.author.userId}, ${communityId}, ${loopId}, ${it.mediaId},
          ${it.uploadPath}, ${it.deletedAt}, ${it.deletedAt}, ${now()})
        on conflict (brand_id, slug) do nothing returning 1`)
      if (row) return
    }
  }

  /** @throws Refusal 400 for a cover or captions that are not the author's */
  return async (tx: Queryable, it: Publication): Promise<void> => {
    const at = now()
    const mentions = await captionMentions(tx, it.author, it.written)
    await insert(tx, it, mentions)
    const before = { id: it.id, author_id: it.author.userId, brand_id: it.author.brandId, media_id: it.mediaId }
    await setDetails(tx, { ...before, linkout_id: null, cover_path: null, caption_files: [] }, it.written)
    if (it.deletedAt !== null) return
    const { communityId } = it.place
    await tx.query(sql`update communities set videos_count = videos_count + 1 where id = ${communityId}::bigint`)
    const about = { actorId: it.author.userId, videoId: it.id }
    await notifyMentioned(tx, mentions, about, at)
    await notifyPlaceOf(tx, { ...it.place, ...about }, at)
    await notifyNews(tx, about, at)
  }
}
