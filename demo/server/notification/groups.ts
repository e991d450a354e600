import { type Sql, sql } from '../database/sql'
import type { Happening } from './happening'

/** What happens to the same of these on one day is one item; everything else stands alone. */
const growing = ({ kind, videoId, commentId, communityId, loopId }: Happening): Sql | null => {
  switch (kind) {
    case 'spark':
    case 'repost':
    case 'comment':
      return sql`${`video ${videoId}`}::text`
    case 'comment_spark':
      return sql`${`comment ${commentId}`}::text`
    case 'reply':
      return sql`'thread ' || (select t.parent_id from comments t where t.id = ${commentId}::bigint)`
    case 'join_request':
    case 'new_video':
      return sql`${loopId ? `loop ${loopId}` : `community ${communityId}`}::text`
    default:
      return null
  }
}

/** The `group_key` of something that happens now. */
export const groupKey = (happening: Happening, now: Date): Sql => {
  const { kind, videoId, commentId, communityId, loopId, caseId, postId } = happening
  const day = now.toISOString().slice(0, 10)
  const thing = growing(happening)
  if (thing) return sql`concat_ws(' ', ${kind}::text, ${day}::text, ${thing})`
  const ids = [videoId, commentId, communityId, loopId, caseId, postId].map((it) => it ?? '-')
  return sql`${[kind, now.getTime(), ...ids].join(' ')}::text`
}
