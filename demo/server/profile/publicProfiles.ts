import type { WireProfile } from '../../../src/wire/profile'
import type { Brand } from '../brand/brands'
import { pageOfCommunities } from '../community/pageOfCommunities'
import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { loops } from '../loop/loops'
import { fromLoops, isListed } from '../loop/selectLoops'
import { notFound } from '../refusal'
import { facetsOf } from '../text/facets'
import { socialLinks } from './socialLinks'

/** Whose profile: a user's nickname (`slug`), or a brand's slug. */
export interface Owner {
  slug?: string | undefined
  brand_slug?: string | undefined
}

interface Asker {
  brand: Brand
  viewerId: string | null
}

interface Page extends Asker {
  limit: number
  cursor?: string | undefined
}

interface UserRow {
  id: string
  nickname: string
  name: string | null
  bio: string | null
  profile_image: string | null
  is_avatar: boolean
  insta_id: string | null
  youtube_id: string | null
  linkedin_id: string | null
  tiktok_id: string | null
  twitter_id: string | null
}

/** What is counted of the videos of some people: those that are where the viewer may see them. */
const videoCounts = (authors: Sql, viewerId: string | null) => {
  const seen = sql`from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
    where v.author_id in (${authors}) and v.removed_at is null and ${isOpenTo(viewerId)}`
  return sql`(select count(*) ${seen}) as videos, (select coalesce(sum(v.sparks_count), 0)::int ${seen}) as sparks`
}

/** Users and brands, as everybody sees them. */
export const publicProfiles = (db: Queryable) => {
  const findUser = async (brandId: string, nickname: string): Promise<UserRow> => {
    const [user] = await db.query<UserRow>(sql`
      select id::text, nickname, name, bio, profile_image, is_avatar, insta_id, youtube_id, linkedin_id, tiktok_id, twitter_id
      from users where brand_id = ${brandId} and lower(nickname) = lower(${nickname}) and deleted_at is null`)
    if (!user) throw notFound('profile')
    return user
  }

  const isHiddenFrom = async (viewerId: string, personId: string): Promise<boolean> => {
    const [block] = await db.query(sql`select 1 from blocks where user_id = ${viewerId} and blocked_id = ${personId}`)
    return block !== undefined
  }

  const requireBrand = ({ brand_slug }: Owner, brand: Brand): void => {
    if (brand_slug !== brand.brand_slug) throw notFound('profile')
  }

  const ofUser = async (nickname: string, { brand, viewerId }: Asker): Promise<WireProfile> => {
    const user = await findUser(brand.brand_id, nickname)
    const [counts] = await db.query<WireProfile['counts']>(sql`select ${videoCounts(sql`${user.id}::bigint`, viewerId)},
      (select count(*) from community_members where user_id = ${user.id} and role is not null) as communities,
      (select count(*) ${fromLoops(viewerId)} where ${isListed} and exists (select 1 from loop_members own
        where own.loop_id = l.id and own.user_id = ${user.id} and own.state = 'joined')) as loops`)
    const { nickname: slug, name, bio, profile_image, is_avatar } = user
    const facets = facetsOf(bio ?? '', [])
    return {
      ...{ kind: 'user', id: user.id, slug, name, bio, facets, profile_image, is_avatar },
      social: socialLinks({
        ...{ insta: user.insta_id, youtube: user.youtube_id, tiktok: user.tiktok_id, twitter: user.twitter_id },
        linkedin: user.linkedin_id,
      }),
      counts: counts ?? { videos: 0, communities: 0, loops: 0, sparks: 0 },
      ...(viewerId !== null && {
        viewer: { is_own: viewerId === user.id, is_hidden: await isHiddenFrom(viewerId, user.id) },
      }),
    }
  }

  const ofBrand = async ({ brand, viewerId }: Asker): Promise<WireProfile> => {
    const { brand_id, brand_slug, name, logo, website } = brand
    const accounts = sql`select id from users where brand_id = ${brand_id} and is_brand_system_user`
    const [counts] = await db.query<WireProfile['counts']>(sql`select ${videoCounts(accounts, viewerId)},
      (select count(*) from communities where brand_id = ${brand_id}) as communities,
      (select count(*) ${fromLoops(viewerId)} where l.brand_id = ${brand_id} and ${isListed}) as loops`)
    return {
      ...{
        kind: 'brand',
        id: brand_id,
        slug: brand_slug ?? brand_id,
        name,
        bio: null,
        facets: [],
        profile_image: logo,
        is_avatar: false,
      },
      social: socialLinks({ social_web_url: website }),
      counts: counts ?? { videos: 0, communities: 0, loops: 0, sparks: 0 },
      ...(viewerId !== null && { viewer: { is_own: false, is_hidden: false } }),
    }
  }

  return {
    /** @throws Refusal 404 */
    async of(owner: Owner, asker: Asker): Promise<WireProfile> {
      if (owner.slug) return ofUser(owner.slug, asker)
      requireBrand(owner, asker.brand)
      return ofBrand(asker)
    },

    /** Those that a user joined, the newest membership first; a brand's, by how many are in them. @throws Refusal 404 */
    async communities(owner: Owner, { brand, viewerId, limit, cursor }: Page) {
      const user = owner.slug ? await findUser(brand.brand_id, owner.slug) : null
      if (!user) requireBrand(owner, brand)
      const scope = `communities of ${user ? `user ${user.id}` : `brand ${brand.brand_id}`}`
      const joined = user && {
        by: sql`(extract(epoch from own.since) * 1000)::bigint`,
        join: sql`join community_members own on own.community_id = c.id and own.user_id = ${user.id} and own.role is not null`,
      }
      const list = { scope, by: sql`c.members_count::bigint`, ...joined }
      return pageOfCommunities(db, list, { brandId: brand.brand_id, viewerId, limit, cursor })
    },

    /** Those that a user joined, the newest membership first; a brand's, by how many are in them. @throws Refusal 404 */
    async loops(owner: Owner, { brand, ...page }: Page) {
      const request = { ...page, brandId: brand.brand_id }
      if (owner.slug) return loops(db).ofUser((await findUser(brand.brand_id, owner.slug)).id, request)
      requireBrand(owner, brand)
      return loops(db).ofBrand(request)
    },
  }
}
