import type { WireFeed, WireFeedItem } from '../../../src/wire/feed'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { mediaFields } from '../video/videos'

type WireAd = Extract<WireFeedItem, { type: 'ad' }>

/** Puts an ad after each `every` videos; the next page starts where it would without them. */
export const withAds = (page: WireFeed, ads: readonly WireAd[], every: number): WireFeed => {
  const at = (index: number) => ads[index % ads.length]
  const items = page.items.flatMap((item, index) => {
    const ad = (index + 1) % every === 0 ? at((index + 1) / every - 1) : undefined
    return ad ? [item, ad] : [item]
  })
  return { ...page, items }
}

/** A brand's sponsored clips. */
export const ads = (db: Queryable) => ({
  /** All that a brand shows, in one order for everybody. */
  ofBrand: (brandId: string): Promise<WireAd[]> =>
    db.query(sql`select 'ad' as type, a.id::text as ad_id, a.title, a.caption,
        json_build_object('name', a.sponsor_name, 'image_url', a.sponsor_image_url) as sponsor,
        json_build_object(${mediaFields}) as media,
        json_build_object('title', k.title, 'url', k.url, 'image_url', k.image_url, 'product', k.product) as linkout
      from ads a join media m on m.id = a.media_id join linkouts k on k.id = a.linkout_id
      where a.brand_id = ${brandId} order by a.id`),
})
