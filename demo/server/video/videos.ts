import { roles } from '../../../src/wire/permissions'
import type { WireVideo } from '../../../src/wire/video'
import { userSummary } from '../account/userSummary'
import { isOpenTo } from '../community/place'
import { type Sql, sql } from '../database/sql'
import { facetsOf, type NamedMention, namedMentions } from '../text/facets'
import { playAddress } from '../videoPicture/address'

/** Names and values of what everybody sees of media (`m`), for `json_build_object`. */
export const mediaFields = sql`'width', m.width, 'height', m.height, 'duration', m.duration, 'hls_url', m.hls_url,
  'hls_first_urls', m.hls_first_urls, 'fast_start_url', m.fast_start_url, 'poster_url', m.poster_url,
  'thumb_url', m.thumb_url, 'placeholder', m.placeholder, 'captions', m.captions, 'alt', m.alt`

const contentColumns = sql`v.id::text as video_id, v.slug, v.title, v.caption,
  ${namedMentions(sql`v.facets`)} as mentions, v.created_at,
  ${userSummary(sql`u`)} as author,
  case when c.id is null then null else
    json_build_object('community_id', c.id::text, 'slug', c.slug, 'name', c.name, 'image_url', c.image_url) end as community,
  case when l.id is null then null else
    json_build_object('loop_id', l.id::text, 'slug', l.slug, 'name', l.name) end as loop,
  json_build_object(${mediaFields}, 'play_url', ${playAddress}) as media,
  case when k.id is null then null else
    json_build_object('title', k.title, 'url', k.url, 'image_url', k.image_url, 'product', k.product) end as linkout, v.comments_off`

/** What changes with a tap: a video's counts, and what it is to a viewer or null. */
const ownColumns = (viewerId: string | null) => sql`
  json_build_object('sparks', v.sparks_count, 'comments', v.comments_count, 'reposts', v.reposts_count,
    'shares', v.shares_count, 'views', v.views_count) as counts, ${
      viewerId === null
        ? sql`null::json`
        : sql`json_build_object(
    'sparked', exists (select 1 from sparks s where s.video_id = v.id and s.user_id = ${viewerId}::bigint),
    'reposted', exists (select 1 from reposts r where r.video_id = v.id and r.user_id = ${viewerId}::bigint),
    'leads', exists (select 1 from community_members l where l.community_id = v.community_id
      and l.user_id = ${viewerId}::bigint and l.role in (${roles.leader}, ${roles.moderator})))`
    } as viewer`

const places = sql`videos v
  left join communities c on c.id = v.community_id
  left join loops l on l.id = v.loop_id`

const tables = sql`${places}
  join users u on u.id = v.author_id
  join media m on m.id = v.media_id
  left join linkouts k on k.id = v.linkout_id`

/**
 * What videos are to a viewer or null, for lists: without their content, which costs three times as much and is the same for
 * all. A caller adds conditions on the videos `v` and their places `c` and `l`, an order and a limit.
 */
export const selectListed = (viewerId: string | null, extra: Sql) => sql`select v.id::text as video_id,
  v.author_id::text as author_id, ${ownColumns(viewerId)}${extra} from ${places}`

/** What everybody sees of videos (`v`). */
export const selectContents = sql`select ${contentColumns} from ${tables}`

/** All of videos, for a viewer or null. A caller adds conditions, an order and a limit, and further columns as `extra`. */
export const selectVideos = (viewerId: string | null, extra = sql``) =>
  sql`select ${contentColumns}, ${ownColumns(viewerId)}${extra} from ${tables}`

/**
 * Which videos (`v`) are there for a viewer: not what moderators removed, what the viewer keeps away, or has reported and
 * nobody has decided about. What a viewer keeps away is read once for a list (`not in`); asked for at each video
 * (`not exists`) it would take the embedded database as long as the rest of the list.
 */
export const isShownTo = (viewerId: string | null | Sql) => sql`(v.removed_at is null
  and v.author_id not in (select b.blocked_id from blocks b where b.user_id = ${viewerId}::bigint)
  and v.id not in (select h.video_id from hidden_videos h where h.user_id = ${viewerId}::bigint)
  and v.id not in (select r.video_id from reports r
    where r.reporter_id = ${viewerId}::bigint and r.closed_at is null and r.video_id is not null))`

/** For lists: which videos a viewer sees, where `c` is the video's community and `l` its loop. */
export const isVisibleTo = (viewerId: string | null | Sql) => sql`${isShownTo(viewerId)} and ${isOpenTo(viewerId)}`

export interface ContentRow extends Omit<WireVideo, 'created_at' | 'counts' | 'viewer' | 'facets'> {
  mentions: NamedMention[]
  created_at: Date
}

/** A video's counts, and what the viewer did with it. */
export interface OwnRow {
  counts: WireVideo['counts']
  viewer: NonNullable<WireVideo['viewer']> | null
}

export type VideoRow = ContentRow & OwnRow

/** What everybody sees of a video. */
export type Content = Omit<WireVideo, keyof OwnRow>

export const toContent = ({ created_at, mentions, ...video }: ContentRow): Content => ({
  ...video,
  facets: facetsOf(video.caption, mentions),
  created_at: created_at.toISOString(),
})

export const toWire = ({ counts, viewer, ...content }: VideoRow): WireVideo => ({
  ...toContent(content),
  counts,
  ...(viewer && { viewer }),
})
