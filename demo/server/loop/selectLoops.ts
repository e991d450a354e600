import type { WireLoop } from '../../../src/wire/loop'
import { participations } from '../../../src/wire/membership'
import { joinPlace, leading, loopPlaces, placeRole } from '../community/place'
import { type Sql, sql } from '../database/sql'

/** A viewer's place in a loop, of what `joinPlace` joins, as the names and values of a JSON object. */
export const loopViewer = sql`'participation', case lm.state when 'joined' then ${participations.joined}::int
    when 'requested' then ${participations.requested}::int else ${participations.unjoined}::int end,
  'subscribed', coalesce(lm.subscribed, false), 'role', ${placeRole}`

const waiting = sql`(select count(*) from loop_members w where w.loop_id = l.id and w.state = 'requested')`

/** The tables of {@link selectLoops}: a loop `l`, its community `c`, and what a viewer is in both. */
export const fromLoops = (viewerId: string | null): Sql => sql`from ${loopPlaces} p ${joinPlace(sql`p`, viewerId)}`

/** Whether lists show a loop to the viewer: not an archived one, and none of a community that is closed to the viewer. */
export const isListed = sql`(l.archived_at is null and (not c.is_closed or cm.role is not null))`

export type LoopRow = Omit<WireLoop, 'viewer'> & { viewer: NonNullable<WireLoop['viewer']> | null }

/** The one statement that reads loops, for a viewer or null. A caller adds joins, conditions, an order and a limit. */
export const selectLoops = (viewerId: string | null, extra = sql``): Sql => sql`
  select l.id::text as loop_id, l.slug, l.name, l.description, l.image_url, l.is_closed,
    l.archived_at is not null as is_archived,
    json_build_object('community_id', c.id::text, 'slug', c.slug, 'name', c.name, 'image_url', c.image_url) as community,
    json_build_object('members', l.members_count,
      'videos', (select count(*) from videos v where v.loop_id = l.id and v.removed_at is null)) as counts,
    case when ${viewerId}::bigint is null then null else
      json_build_object(${loopViewer}, 'requests', case when cm.role in ${leading} then ${waiting} end) end as viewer${extra}
  ${fromLoops(viewerId)}`

export const toWire = ({ viewer, ...loop }: LoopRow): WireLoop => ({ ...loop, ...(viewer && { viewer }) })
