import { openApp } from './benchApp.mjs'

/** Threads of each talk, and replies to its first one. */
export const sizes = {
  small: { threads: 10, replies: 20 },
  large: { threads: 10_000, replies: 500 },
  /** Nothing but its replies. */
  thread: { threads: 1, replies: 500 },
}

const list = (video, sort) => `/api/v3/conversation/video/comment?video_id=${video}&sort=${sort}&limit=20`

/**
 * The reference server in this process, on an embedded database, with a talk of each size under a video.
 * @returns {Promise<{
 *   app: object, get: (path: string) => Promise<object>, list: typeof list,
 *   talks: Record<keyof typeof sizes, { slug: string, video: string, thread: string }>,
 * }>}
 */
export const openTalks = async () => {
  const { app, get } = await openApp()

  /** Gives a video as many threads, and its first one, which has the most sparks, as many replies. */
  const fill = async (slug, { threads, replies }) => {
    const { video_id: video } = await get(`/api/v3/video?slug=${slug}`)
    await app.db.script(`
      delete from comments where video_id = ${video};
      insert into comments (video_id, author_id, text, sparks_count, created_at)
        select ${video}, (select min(id) from users where brand_id = 1) + n % 30, 'Remark ' || n,
          case n when 1 then 1000 else (n * 7919) % 500 end, now() - n * interval '1 minute'
          from generate_series(1, ${threads}) as n;
      insert into comments (video_id, author_id, parent_id, text, created_at)
        select ${video}, (select min(id) from users where brand_id = 1) + n % 30,
          (select min(id) from comments where video_id = ${video} and parent_id is null), 'Reply ' || n,
          now() - n * interval '1 second' from generate_series(1, ${replies}) as n;
      update comments c set replies_count = (select count(*) from comments r where r.parent_id = c.id)
        where c.video_id = ${video} and c.parent_id is null;
      update videos set comments_count = ${threads + replies} where id = ${video};
      analyze comments`)
    const { items } = await get(list(video, 'newest'))
    return { slug, video, thread: items[0].comment_id }
  }
  return {
    ...{ app, get, list },
    talks: {
      small: await fill('windows', sizes.small),
      large: await fill('last-tram', sizes.large),
      thread: await fill('depth', sizes.thread),
    },
  }
}
