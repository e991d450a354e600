import type { WireCommunity } from '../../../src/wire/community'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notFound } from '../refusal'

const selectCommunity = (
  brandId: string,
  slug: string,
  viewerId: string | null,
) => sql`select c.id::text as community_id, c.slug, c.name, c.description, c.image_url, c.banner_url, c.is_closed,
  json_build_object('members', c.members_count, 'videos', c.videos_count,
    'loops', (select count(*) from loops l where l.community_id = c.id)) as counts,
  case when ${viewerId}::bigint is null then null else
    json_build_object('role', m.role, 'requested', m.user_id is not null and m.role is null) end as viewer
  from communities c left join community_members m on m.community_id = c.id and m.user_id = ${viewerId}::bigint
  where c.brand_id = ${brandId} and c.slug = ${slug}`

export const communities = (db: Queryable) => ({
  /** @throws Refusal 404 */
  async bySlug(brandId: string, slug: string, viewerId: string | null): Promise<WireCommunity> {
    type Row = Omit<WireCommunity, 'viewer'> & { viewer: WireCommunity['viewer'] | null }
    const [row] = await db.query<Row>(selectCommunity(brandId, slug, viewerId))
    if (!row) throw notFound('community')
    const { viewer, ...community } = row
    return { ...community, ...(viewer && { viewer }) }
  },
})
