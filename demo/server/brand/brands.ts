import type { WireBrand } from '../../../src/wire/brand'
import type { WireGuideline } from '../../../src/wire/guidelines'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { notFound } from '../refusal'

export type Brand = WireBrand

const select = sql`select id::text as brand_id, name, logo, web_logo as brand_web_logo, slug as brand_slug, website, web_cta,
  terms as terms_and_condition, privacy as privacy_policy, social_login, json_build_object('sdk', sdk) as integrations, look
  from brands`

export const brands = (db: Queryable) => {
  const findOne = async (condition: Sql): Promise<Brand> => {
    const [brand] = await db.query<Brand>(sql`${select} ${condition} limit 1`)
    if (!brand) throw notFound('brand')
    return brand
  }
  return {
    /** @throws Refusal 404 */
    async byId(id: string): Promise<Brand> {
      const row = rowId(id)
      if (!row) throw notFound('brand')
      return findOne(sql`where id = ${row}`)
    },
    /** @throws Refusal 404 */
    bySlug: (slug: string): Promise<Brand> => findOne(sql`where slug = ${slug}`),
    /** The brand of a server that has only one, or of a caller that names none. */
    first: (): Promise<Brand> => findOne(sql`order by id`),
    /** A brand's guidelines, or with null the product's own. */
    guidelines: (brandId: string | null): Promise<WireGuideline[]> =>
      db.query<WireGuideline>(
        sql`select title, description from guidelines where brand_id is not distinct from ${brandId}::bigint order by position, id`,
      ),
  }
}
