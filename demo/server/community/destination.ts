import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import type { Access } from './access'
import { joinPlace, loopPlaces, placeColumns } from './place'

/** A community or a loop that takes videos, with the viewer’s role in it. */
export interface Destination extends Access {
  community_id: string | null
  repost_policy: 'members' | 'approval' | 'leaders' | null
  is_archived: boolean
}

/** @throws Refusal 404 */
export const findDestination = async (
  db: Queryable,
  { brandId, userId }: Viewer,
  kind: 'community' | 'loop',
  id: string,
): Promise<Destination> => {
  const places =
    kind === 'community'
      ? sql`(select id, id as community_id, null::bigint as loop_id, brand_id from communities)`
      : loopPlaces
  const [place] = await db.query<Destination>(sql`
    select p.community_id::text, c.repost_policy, l.archived_at is not null as is_archived, ${placeColumns}
    from ${places} p ${joinPlace(sql`p`, userId)}
    where p.brand_id = ${brandId} and p.id = ${rowId(id)}`)
  if (!place) throw notFound(kind)
  return place
}
