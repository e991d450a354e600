import type { WireVideo } from '../../../src/wire/video'
import { userSummary } from '../account/userSummary'
import { isOpenTo } from '../community/place'
import { type Sql, sql } from '../database/sql'
import { facetsOf, type NamedMention, namedMentions } from '../text/facets'

/**
 * The one statement that reads videos, for a viewer or null. A caller adds conditions, an order and a limit, and further
 * columns as `extra`.
 */
export const selectVideos = (
  viewerId: string | null,
  extra = sql``,
) => sql`select v.id::text as video_id, v.slug, v.title, v.caption, ${namedMentions(sql`v.facets`)} as mentions, v.created_at,
  ${userSummary(sql`u`)} as author,
  case when c.id is null then null else
    json_build_object('community_id', c.id::text, 'slug', c.slug, 'name', c.name, 'image_url', c.image_url) end as community,
  case when l.id is null then null else
    json_build_object('loop_id', l.id::text, 'slug', l.slug, 'name', l.name) end as loop,
  json_build_object('width', m.width, 'height', m.height, 'duration', m.duration, 'hls_url', m.hls_url,
    'fast_start_url', m.fast_start_url, 'poster_url', m.poster_url, 'thumb_url', m.thumb_url,
    'placeholder', m.placeholder, 'captions', m.captions, 'alt', m.alt) as media,
  case when k.id is null then null else
    json_build_object('title', k.title, 'url', k.url, 'image_url', k.image_url, 'product', k.product) end as linkout, v.comments_off,
  json_build_object('sparks', v.sparks_count, 'comments', v.comments_count, 'reposts', v.reposts_count,
    'shares', v.shares_count, 'views', v.views_count) as counts,
  case when ${viewerId}::bigint is null then null else json_build_object(
    'sparked', exists (select 1 from sparks s where s.video_id = v.id and s.user_id = ${viewerId}::bigint),
    'reposted', exists (select 1 from reposts r where r.video_id = v.id and r.user_id = ${viewerId}::bigint)) end as viewer${extra}
  from videos v
  join users u on u.id = v.author_id
  join media m on m.id = v.media_id
  left join communities c on c.id = v.community_id
  left join loops l on l.id = v.loop_id
  left join linkouts k on k.id = v.linkout_id`

/**
 * Which videos (`v`) are there for a viewer: not what moderators removed, what the viewer keeps away, or has reported and
 * nobody has decided about.
 */
export const isShownTo = (viewerId: string | null | Sql) => sql`(v.removed_at is null
  and not exists (select 1 from blocks b where b.user_id = ${viewerId}::bigint and b.blocked_id = v.author_id)
  and not exists (select 1 from hidden_videos h where h.user_id = ${viewerId}::bigint and h.video_id = v.id)
  and not exists (
    select 1 from reports r where r.video_id = v.id and r.reporter_id = ${viewerId}::bigint and r.closed_at is null))`

/** For lists: which videos a viewer sees, where `c` is the video's community and `l` its loop. */
export const isVisibleTo = (viewerId: string | null | Sql) => sql`${isShownTo(viewerId)} and ${isOpenTo(viewerId)}`

export interface VideoRow extends Omit<WireVideo, 'created_at' | 'viewer' | 'facets'> {
  mentions: NamedMention[]
  created_at: Date
  viewer: NonNullable<WireVideo['viewer']> | null
}

export const toWire = ({ created_at, viewer, mentions, ...video }: VideoRow): WireVideo => ({
  ...video,
  facets: facetsOf(video.caption, mentions),
  created_at: created_at.toISOString(),
  ...(viewer && { viewer }),
})
