import { editMinutes, type WireComment } from '../../../src/wire/comment'
import { userSummary } from '../account/userSummary'
import { type Access, allows } from '../community/access'
import { joinPlace, placeColumns } from '../community/place'
import { type Sql, sql } from '../database/sql'
import { facetsOf, type NamedMention, namedMentions } from '../text/facets'

/** The one statement that reads comments (`t`), for a viewer or null. A caller adds conditions, an order and a limit. */
export const selectComments = (viewerId: string | null, extra = sql``): Sql => sql`
  select t.id::text as comment_id, t.video_id::text, t.parent_id::text,
    case when t.deleted_at is null then null else coalesce(t.removed_by, 'author') end as removed_by, t.author_id::text,
    v.author_id::text as video_author_id, ${userSummary(sql`u`)} as author, t.text, t.created_at, t.edited_at,
    ${namedMentions(sql`t.facets`)} as mentions, t.id is not distinct from v.pinned_comment_id as is_pinned, t.client_id,
    json_build_object('sparks', t.sparks_count, 'replies', t.replies_count) as counts,
    exists (select 1 from comment_sparks s where s.comment_id = t.id and s.user_id = ${viewerId}::bigint) as sparked,
    ${placeColumns}${extra}
  from comments t
  join videos v on v.id = t.video_id
  join users u on u.id = t.author_id
  ${joinPlace(sql`v`, viewerId)}`

export interface CommentRow extends Access, Omit<WireComment, 'created_at' | 'edited_at' | 'facets' | 'viewer'> {
  author_id: string
  video_author_id: string
  created_at: Date
  edited_at: Date | null
  mentions: NamedMention[]
  sparked: boolean
  client_id: string | null
}

export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + editMinutes * 60_000)

const viewerOf = (row: CommentRow, viewerId: string, now: Date): WireComment['viewer'] => {
  const isOwn = row.author_id === viewerId
  const stands = row.removed_by === null
  const until = editableUntil(row.created_at)
  return {
    sparked: stands && row.sparked,
    editable_until: isOwn && stands && until > now ? until.toISOString() : null,
    can_delete: stands && (isOwn ? allows(row, viewerId, 'deleteOwn') : allows(row, viewerId, 'deleteAny')),
    can_pin:
      stands && row.parent_id === null && row.video_author_id === viewerId && allows(row, viewerId, 'pinComment'),
    client_id: isOwn ? row.client_id : null,
  }
}

/** @param viewerId null for a visitor */
export const toWire = (row: CommentRow, viewerId: string | null, now: Date): WireComment => {
  const { comment_id, video_id, parent_id, removed_by, is_pinned, counts, text } = row
  const stands = removed_by === null
  return {
    ...{ comment_id, video_id, parent_id, removed_by, is_pinned },
    author: stands ? row.author : null,
    text: stands ? text : '',
    facets: stands ? facetsOf(text, row.mentions) : [],
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    counts: { sparks: stands ? counts.sparks : 0, replies: counts.replies },
    ...(viewerId !== null && { viewer: viewerOf(row, viewerId, now) }),
  }
}

/** Whose comments (`t`) a viewer wants to see: of nobody whom they blocked, and none that they have reported. */
export const isShownTo = (viewerId: string | null): Sql => sql`not exists (
  select 1 from blocks b where b.user_id = ${viewerId}::bigint and b.blocked_id = t.author_id)
  and not exists (
    select 1 from reports r where r.comment_id = t.id and r.reporter_id = ${viewerId}::bigint and r.closed_at is null)`
