import { creatorStatus } from '../account/creators'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { startsWith } from '../database/startsWith'
import { isFrameAncestor } from '../embed/embeds'
import { isReturnAddress } from '../provider/returnAddress'
import { badRequest, notFound } from '../refusal'
import { hashOf } from '../security/hash'
import type { TextPolicy } from '../text/policy'

export interface Person {
  user_id: string
  brand: string
  nickname: string
  name: string | null
  /** 1 pending, 2 requested, 3 accepted. */
  creator_status: number
  /** Whether the user may delete the account, as far as this is decided here. */
  may_leave: boolean
  /** Whether no suspension holds, anywhere. */
  may_write: boolean
}

/** What the administration shows and sets of a brand. */
export interface BrandSettings {
  brand_id: string
  name: string
  return_addresses: string[]
  /** What texts of its people may hold. */
  texts: TextPolicy
}

export interface PersonChange {
  creator?: 'accepted' | 'refused' | undefined
  may_leave?: boolean | undefined
  /** Lifts every suspension. */
  may_write?: true | undefined
}

const select = (now: Date) => sql`select u.id::text as user_id, b.name as brand, u.nickname, u.name, u.creator_status,
  not u.is_protected as may_leave, not exists (select 1 from suspensions s where s.user_id = u.id
    and (s.until is null or s.until > ${now})) as may_write from users u join brands b on b.id = u.brand_id where u.deleted_at is null`

const maxPeople = 50

/** Whose users a key is for. */
export interface AdminScope {
  /** Null for those of all brands. */
  brandId: string | null
}

const brandColumns = sql`id::text as brand_id, name, return_addresses, json_build_object(
  'blocked_words', blocked_words, 'link_policy', link_policy, 'link_hosts', link_hosts) as texts`

const maxReturnAddresses = 100

const withinBrands = ({ brandId }: AdminScope) => sql`(${brandId}::bigint is null or id = ${brandId}::bigint)`

const within = ({ brandId }: AdminScope) => sql`(${brandId}::bigint is null or u.brand_id = ${brandId}::bigint)`

/** What the people behind a brand decide about its users and pages. */
export const administration = (db: Database, now: Now) => ({
  /** Users with an open request, the oldest first; with a search, users whose nickname, name or address begins like it. */
  people(search: string, scope: AdminScope): Promise<Person[]> {
    if (!search) {
      return db.query(
        sql`${select(now())} and ${within(scope)} and u.creator_status = ${creatorStatus.requested} order by u.creator_asked_at, u.id limit ${maxPeople}`,
      )
    }
    const pattern = startsWith(search)
    return db.query(sql`${select(now())} and ${within(scope)} and (lower(u.nickname) like ${pattern} or lower(u.name) like ${pattern} or lower(u.email) like ${pattern})
        order by lower(u.nickname), u.id limit ${maxPeople}`)
  },

  /** The brand that a key of its own opens; null for any other key. */
  async brandOfKey(key: string): Promise<string | null> {
    const [row] = await db.query<{ id: string }>(
      sql`select id::text from brands where admin_key = ${hashOf(key)} order by id limit 1`,
    )
    return row?.id ?? null
  },

  brands: (scope: AdminScope): Promise<BrandSettings[]> =>
    db.query(sql`select ${brandColumns} from brands where ${withinBrands(scope)} order by id`),

  /**
   * Sets the pages that sign-ins with a provider may return to.
   * @throws Refusal 400 for what is no such address, 404 also for a brand outside of the scope
   */
  async setReturnAddresses(id: string, scope: AdminScope, addresses: readonly string[]): Promise<BrandSettings> {
    const wrong = addresses.find((it) => !isReturnAddress(it))
    if (wrong !== undefined) throw badRequest(`${wrong} is no address of a page`)
    if (addresses.length > maxReturnAddresses) throw badRequest(`There may be ${maxReturnAddresses} addresses at most`)
    const all = JSON.stringify([...new Set(addresses)])
    const [brand] = await db.query<BrandSettings>(sql`update brands set return_addresses = ${all}::jsonb
      where id = ${rowId(id)} and ${withinBrands(scope)} returning ${brandColumns}`)
    if (!brand) throw notFound('brand')
    return brand
  },

  /**
   * Sets the sites that may show the brand's embeds in a frame; null for all of them.
   * @throws Refusal 400 for what is no origin, 404 also for a brand outside of the scope
   */
  async setFrameAncestors(id: string, scope: AdminScope, origins: readonly string[] | null): Promise<string[] | null> {
    const wrong = origins?.find((it) => !isFrameAncestor(it))
    if (wrong !== undefined) throw badRequest(`${wrong} is no origin such as https://shop.example`)
    if (origins && origins.length > maxReturnAddresses) throw badRequest(`At most ${maxReturnAddresses} origins`)
    const all = origins && JSON.stringify([...new Set(origins)])
    const [brand] = await db.query<{ all: string[] | null }>(sql`update brands set frame_ancestors = ${all}::jsonb
      where id = ${rowId(id)} and ${withinBrands(scope)} returning frame_ancestors as all`)
    if (!brand) throw notFound('brand')
    return brand.all
  },

  /** Sets what texts of a brand's people may hold. @throws Refusal 404, also for a brand outside of the scope */
  async setTextPolicy(id: string, scope: AdminScope, wanted: TextPolicy): Promise<TextPolicy> {
    const [policy] = await db.query<TextPolicy>(sql`update brands set link_policy = ${wanted.link_policy},
        blocked_words = ${JSON.stringify(wanted.blocked_words)}::jsonb, link_hosts = ${JSON.stringify(wanted.link_hosts)}::jsonb
      where id = ${rowId(id)} and ${withinBrands(scope)} returning blocked_words, link_policy, link_hosts`)
    if (!policy) throw notFound('brand')
    return policy
  },

  /** @throws Refusal 404, also for a user outside of the scope */
  async change(
    userId: string,
    scope: AdminScope,
    { creator, may_leave: mayLeave, may_write }: PersonChange,
  ): Promise<Person> {
    const status = creator && (creator === 'accepted' ? creatorStatus.accepted : creatorStatus.pending)
    const id = rowId(userId)
    await db.query(sql`update users u set creator_status = coalesce(${status ?? null}::int, creator_status), is_protected = coalesce(${mayLeave === undefined ? null : !mayLeave}::boolean, is_protected)
        where u.id = ${id} and u.deleted_at is null and ${within(scope)}`)
    const [person] = await db.query<Person>(sql`${select(now())} and u.id = ${id} and ${within(scope)}`)
    if (!person) throw notFound('user')
    if (!may_write) return person
    await db.query(sql`delete from suspensions where user_id = ${person.user_id}`)
    return { ...person, may_write }
  },
})
