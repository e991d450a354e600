import { sql } from '../database/sql'

/** The wire's link to a video (`v`, its media `m`), as JSON. */
export const videoLink = sql`json_build_object('video_id', v.id::text, 'slug', v.slug, 'title', v.title,
  'thumb_url', m.thumb_url)`
