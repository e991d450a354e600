import type { WireCommunity } from '../../../src/wire/community'
import { roles } from '../../../src/wire/permissions'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { type SocialNames, socialLinks } from '../profile/socialLinks'
import { notFound } from '../refusal'
import { facetsOf } from '../text/facets'
import { videoLink } from '../video/videoLink'
import { isVisibleTo } from '../video/videos'
import { isBanned, isRequested, joinMembership } from './access'
import { isOpenTo } from './place'

export type CommunityRow = Omit<WireCommunity, 'viewer' | 'facets' | 'social'> & {
  viewer: WireCommunity['viewer'] | null
  social: SocialNames
}

const waiting = sql`(select count(*) from community_members w where w.community_id = c.id and w.role is null)`

const pinned = (viewerId: string | null) => sql`(select ${videoLink} from videos v join media m on m.id = v.media_id
  left join loops l on l.id = v.loop_id
  where v.id = c.pinned_video_id and v.community_id = c.id and ${isVisibleTo(viewerId)})`

/** How many of a community's videos are in closed loops that the viewer is not in. */
const videosElsewhere = (viewerId: string | null) => sql`(select count(*) from loops l
  join videos v on v.loop_id = l.id and v.removed_at is null
  where l.community_id = c.id and l.is_closed and not ${isOpenTo(viewerId)})`

/** Communities (`c`) as the viewer sees them. @param columns more of them, after a comma */
export const selectCommunities = (
  viewerId: string | null,
  columns = sql``,
) => sql`select c.id::text as community_id, c.slug, c.name, c.description, c.image_url, c.banner_url, c.is_closed,
  c.rules, c.social, case when cu.id is null then null else ${userSummary(sql`cu`)} end as creator,
  ${pinned(viewerId)} as pinned_video,
  json_build_object('members', c.members_count, 'videos', c.videos_count - ${videosElsewhere(viewerId)},
    'loops', (select count(*) from loops l where l.community_id = c.id and l.archived_at is null)) as counts,
  case when ${viewerId}::bigint is null then null else json_build_object('role', cm.role, 'requested', ${isRequested},
    'banned', ${isBanned}, 'subscribed', coalesce(cm.subscribed, false), 'requests', case when cm.role in (${roles.leader}, ${roles.moderator}) then ${waiting} end)
    end as viewer ${columns}
  from communities c ${joinMembership(viewerId)} left join users cu on cu.id = c.creator_id and cu.deleted_at is null`

export const toWire = ({ viewer, social, ...community }: CommunityRow): WireCommunity => ({
  ...community,
  social: socialLinks(social),
  facets: facetsOf(community.description, []),
  ...(viewer && { viewer }),
})

interface ListRequest {
  brandId: string
  viewerId: string | null
  limit: number
  cursor?: string | undefined
}

/** Which communities, in which order: `order` and id, both ascending. */
interface List {
  /** Names the list in its cursors. */
  scope: string
  /** A whole number. */
  order: Sql
  where: Sql
}

const readPage = async (
  db: Queryable,
  { scope: name, order, where }: List,
  { brandId, viewerId, limit, cursor }: ListRequest,
) => {
  const scope = `${name} ${brandId}`
  const [position, id] = cursor ? readCursor(scope, cursor, ['bigint', 'bigint']) : []
  const after = cursor ? sql`and (${order}, c.id) > (${position}::bigint, ${id}::bigint)` : sql``
  const rows = await db.query<CommunityRow & { position: number }>(sql`
    ${selectCommunities(viewerId, sql`, ${order} as position`)}
    where c.brand_id = ${brandId} and ${where} ${after} order by ${order}, c.id limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ position: _, ...row }) => toWire(row)),
    next_cursor: rows.length > limit && last ? writeCursor(scope, [String(last.position), last.community_id]) : null,
  }
}

export const communities = (db: Queryable) => ({
  /** @throws Refusal 404 */
  async bySlug(brandId: string, slug: string, viewerId: string | null): Promise<WireCommunity> {
    const [row] = await db.query<CommunityRow>(
      sql`${selectCommunities(viewerId)} where c.brand_id = ${brandId} and c.slug = ${slug}`,
    )
    if (!row) throw notFound('community')
    return toWire(row)
  },

  /** Those that the brand puts forward, in its order. */
  featured: (request: ListRequest) =>
    readPage(
      db,
      { scope: 'featured communities', order: sql`c.featured_position`, where: sql`c.featured_position is not null` },
      request,
    ),

  /** Those of a category, by how many are in them. */
  ofCategory: (categoryId: string, request: ListRequest) =>
    readPage(
      db,
      {
        scope: `communities of category ${categoryId}`,
        order: sql`-c.members_count`,
        where: sql`c.category_id = ${categoryId}`,
      },
      request,
    ),
})
