import { createHash } from 'node:crypto'
import { type Sql, sql } from '../database/sql'
import type { PictureKind } from './drawPicture'

/** The last part of each picture's address, which stands below the address of the video's page. */
export const pictureFiles = { play: 'play.webp', preview: 'preview.jpg' } as const satisfies Record<PictureKind, string>

/** Changes with the poster, so that caches may keep the picture for ever. */
export const pictureVersion = (poster: string): string => createHash('md5').update(poster).digest('hex').slice(0, 8)

/** The path of a video's picture on this server. */
export const pictureAddress = (
  kind: PictureKind,
  { brandId, slug, poster }: { brandId: string; slug: string; poster: string },
): string => {
  const query = new URLSearchParams({ 'brand-id': brandId, v: pictureVersion(poster) })
  return `/video/${encodeURIComponent(slug)}/${pictureFiles[kind]}?${query}`
}

/** {@link pictureAddress} of the picture that asks to be pressed, for videos `v` and their media `m`; a slug has letters, digits and dashes. */
export const playAddress: Sql = sql`'/video/' || v.slug || '/play.webp?brand-id=' || v.brand_id || '&v='
  || left(md5(m.poster_url), 8)`
