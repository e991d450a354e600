import type { WireBrand } from '../../../src/wire/brand'
import type { WireGuideline } from '../../../src/wire/guidelines'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { recent } from '../recent'
import { notFound } from '../refusal'

export type Brand = WireBrand

const select = sql`select id::text as brand_id, name, logo, web_logo as brand_web_logo, slug as brand_slug, website, web_cta,
  terms as terms_and_condition, privacy as privacy_policy, social_login, json_build_object('sdk', sdk) as integrations, look
  from brands`

/** Brands that are kept at most. */
const maxKept = 1000

/** @param forMs how long a brand is kept, since every call asks for one; not at all unless given */
export const brands = (db: Queryable, forMs = 0, now: Now = () => new Date()) => {
  const kept = recent<Brand>(forMs, () => now().getTime(), maxKept)

  const findOne = async (condition: Sql): Promise<Brand> => {
    const [brand] = await db.query<Brand>(sql`${select} ${condition} limit 1`)
    if (!brand) throw notFound('brand')
    return brand
  }

  const findKept = async (key: string, condition: Sql): Promise<Brand> => {
    const known = kept.get(key)
    if (known) return known
    const brand = await findOne(condition)
    kept.set(key, brand)
    return brand
  }

  return {
    /** @throws Refusal 404 */
    async byId(id: string): Promise<Brand> {
      const row = rowId(id)
      if (!row) throw notFound('brand')
      return findKept(row, sql`where id = ${row}`)
    },
    /** @throws Refusal 404 */
    bySlug: (slug: string): Promise<Brand> => findOne(sql`where slug = ${slug}`),
    /** The brand of a server that has only one, or of a caller that names none. */
    first: (): Promise<Brand> => findKept('first', sql`order by id`),
    /** A brand's guidelines, or with null the product's own. */
    guidelines: (brandId: string | null): Promise<WireGuideline[]> =>
      db.query<WireGuideline>(
        sql`select title, description from guidelines where brand_id is not distinct from ${brandId}::bigint order by position, id`,
      ),
  }
}
