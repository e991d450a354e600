import type { WireSanction } from '../../../src/wire/sanction'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Viewer } from '../session/sessions'

/** A community, or with `loopId` one of its loops. */
export interface SanctionPlace {
  communityId: string
  loopId?: string
}

/** What holds of a ban, a suspension and a removal of somebody, the hardest of them; null for none. */
const readSanction = async (
  db: Queryable,
  userId: string,
  { communityId, loopId }: SanctionPlace,
  now: Date,
): Promise<WireSanction | null> => {
  const [row] = await db.query<Omit<WireSanction, 'until'> & { until: Date | null }>(sql`
    select kind, reason, until from (
      select 1 as rank, 'banned' as kind, reason, null::timestamptz as until from community_bans
        where user_id = ${userId} and community_id = ${communityId}
      union all
      select 2, 'suspended', coalesce(nullif(k.words, ''), k.rule, ''), s.until
        from suspensions s left join cases k on k.id = s.case_id
        where s.user_id = ${userId} and (s.everywhere or s.community_id = ${communityId}) and (s.until is null or s.until > ${now})
      union all
      select 3, 'removed', reason, null from removals
        where user_id = ${userId} and community_id = ${communityId}
          and (loop_id is null or loop_id = ${loopId ?? null}::bigint)) active
    order by rank, until desc nulls first limit 1`)
  return row ? { ...row, until: row.until?.toISOString() ?? null } : null
}

/** What those who lead a place decided about its viewers. */
export const sanctions = (db: Queryable, now: Now) => ({
  /** A place as a viewer sees it, or with null a visitor, with what was decided about them there. */
  async addTo<P extends { viewer?: object | undefined }>(
    place: P,
    viewer: Viewer | null,
    ids: SanctionPlace,
  ): Promise<P> {
    if (!viewer || !place.viewer) return place
    const sanction = await readSanction(db, viewer.userId, ids, now())
    return sanction ? { ...place, viewer: { ...place.viewer, sanction } } : place
  },
})
