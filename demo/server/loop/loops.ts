import { codes } from '../../../src/wire/codes'
import type { WireLoop } from '../../../src/wire/loop'
import { findCommunity } from '../community/access'
import { placeRole } from '../community/place'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { raw, type Sql, sql } from '../database/sql'
import { startsWith } from '../database/startsWith'
import { notFound, Refusal } from '../refusal'
import { isListed, type LoopRow, selectLoops, toWire } from './selectLoops'

/** Who asks; `viewerId` null for a visitor. */
interface Asker {
  brandId: string
  viewerId: string | null
}

export interface ListRequest extends Asker {
  limit: number
  cursor?: string | undefined
}

/** Which loops, in which order: always descending, first by `by`, then by id. */
interface List {
  /** Names the list in its cursors. */
  scope: string
  by: Sql
  type: 'bigint' | 'timestamptz'
  where: Sql
  join?: Sql
}

/** When something last came into a loop. */
const livedAt = sql`greatest(l.created_at,
  (select max(v.created_at) from videos v where v.loop_id = l.id and v.removed_at is null),
  (select max(r.created_at) from reposts r where r.kind = 'loop' and r.place_id = l.id and not r.is_waiting))`

/** Loops as a viewer sees them. */
export const loops = (db: Queryable) => {
  const readPage = async (list: List, { brandId, viewerId, limit, cursor }: ListRequest) => {
    const { by, type, where, join = sql`` } = list
    const scope = `loops ${list.scope} ${brandId}`
    const [position, id] = cursor ? readCursor(scope, cursor, [type, 'bigint']) : []
    const after = cursor ? sql`and (${by}, l.id) < (${position}::${raw(type)}, ${id}::bigint)` : sql``
    const rows = await db.query<LoopRow & { position: Date | number }>(sql`
      ${selectLoops(viewerId, sql`, ${by} as position`)} ${join}
      where l.brand_id = ${brandId} and ${where} ${after} order by ${by} desc, l.id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const key = last && (last.position instanceof Date ? last.position.toISOString() : String(last.position))
    return {
      items: shown.map(({ position: _, ...row }) => toWire(row)),
      next_cursor: rows.length > limit && last && key ? writeCursor(scope, [key, last.loop_id]) : null,
    }
  }

  return {
    /** @throws Refusal 404 */
    async bySlug(slug: string, { brandId, viewerId }: Asker): Promise<WireLoop> {
      const [row] = await db.query<LoopRow>(
        sql`${selectLoops(viewerId)} where l.brand_id = ${brandId} and l.slug = ${slug}`,
      )
      if (!row) throw notFound('loop')
      return toWire(row)
    },

    /** Those that the brand puts forward, in its order. */
    featured: (request: ListRequest) =>
      readPage(
        {
          scope: 'featured',
          by: sql`-l.featured_position::bigint`,
          type: 'bigint',
          where: sql`l.featured_position is not null and ${isListed}`,
        },
        request,
      ),

    /**
     * The liveliest first; those that were archived last first.
     * @throws Refusal 404, 5350 when the community is closed to the viewer, 401 or 403 for archived ones that the viewer may
     * not see
     */
    async ofCommunity(
      slug: string,
      { archived = false, ...request }: ListRequest & { archived?: boolean | undefined },
    ) {
      const { brandId, viewerId } = request
      const community = await findCommunity(db, { brandId, userId: viewerId }, sql`c.slug = ${slug}`)
      if (archived) {
        if (viewerId === null) throw new Refusal(codes.unauthorised, 'Please sign in first')
        community.require('archiveLoop')
        const where = sql`l.community_id = ${community.id} and l.archived_at is not null`
        const list = { scope: `archived of community ${community.id}`, by: sql`l.archived_at`, where }
        return readPage({ ...list, type: 'timestamptz' }, request)
      }
      if (!community.can('viewContent')) throw new Refusal(codes.membersOnly, 'This community is for members')
      const where = sql`l.community_id = ${community.id} and ${isListed}`
      return readPage({ scope: `of community ${community.id}`, by: livedAt, type: 'timestamptz', where }, request)
    },

    /** Those that somebody has joined, the newest membership first. */
    ofUser: (userId: string, request: ListRequest) =>
      readPage(
        {
          ...{ scope: `of user ${userId}`, by: sql`own.since`, type: 'timestamptz', where: isListed },
          join: sql`join loop_members own on own.loop_id = l.id and own.user_id = ${userId} and own.state = 'joined'`,
        },
        request,
      ),

    /** All of the brand, by how many are in them. */
    ofBrand: (request: ListRequest) =>
      readPage({ scope: 'of brand', by: sql`l.members_count::bigint`, type: 'bigint', where: isListed }, request),

    /** Those in communities of a category, by how many are in them. */
    ofCategory: (categoryId: string, request: ListRequest) =>
      readPage(
        {
          scope: `of category ${categoryId}`,
          by: sql`l.members_count::bigint`,
          type: 'bigint',
          where: sql`c.category_id = ${categoryId} and ${isListed}`,
        },
        request,
      ),
    /** Those that a search finds. */
    found: ({ where, ...list }: Pick<List, 'scope' | 'by' | 'where'>, request: ListRequest) =>
      readPage({ ...list, type: 'bigint', where: sql`${where} and ${isListed}` }, request),

    /** Those that a viewer may post in, joined last first. @param q how a name begins */
    forPost({
      communityId,
      q = '',
      ...request
    }: ListRequest & { communityId?: string | undefined; q?: string | undefined }) {
      const beginning = q.trim()
      const inCommunity = communityId ? sql`and l.community_id = ${rowId(communityId)}::bigint` : sql``
      const named = beginning ? sql`and lower(l.name) like ${startsWith(beginning)}` : sql``
      const where = sql`l.archived_at is null and ${placeRole} is not null ${inCommunity} ${named}`
      const scope = `for post ${request.viewerId} ${communityId ?? ''} ${beginning}`
      return readPage({ scope, by: sql`coalesce(lm.since, l.created_at)`, type: 'timestamptz', where }, request)
    },
  }
}
