import { codes } from '../../../src/wire/codes'
import type { WireStatistics } from '../../../src/wire/post'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findTarget } from '../video/target'
import { watchedThrough } from './reading'

const dayTime = 24 * 60 * 60_000
/** Days that are shown, today included. */
const shownDays = 28

type Day = WireStatistics['days'][number]
type Totals = Omit<WireStatistics, 'days' | 'usual'>

/** How videos do. */
export const postStatistics = (db: Queryable, now: Now) => {
  const days = (videoId: string) => {
    const first = new Date(now().getTime() - (shownDays - 1) * dayTime).toISOString().slice(0, 10)
    const byDay = (table: 'sparks' | 'comments') => {
      const rows =
        table === 'sparks'
          ? sql`select created_at from sparks where video_id = ${videoId}`
          : sql`select created_at from comments where video_id = ${videoId} and deleted_at is null`
      return sql`(select count(*) from (${rows}) as r where (r.created_at at time zone 'UTC')::date = s.day::date)::int`
    }
    return db.query<Day>(sql`
      select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(d.views, 0) as views, coalesce(d.watched, 0) as watched,
        coalesce(d.complete, 0) as complete, ${byDay('sparks')} as sparks, ${byDay('comments')} as comments
      from generate_series(${first}::date, ${first}::date + ${shownDays - 1}::int, interval '1 day') as s (day)
      left join video_days d on d.video_id = ${videoId} and d.day = s.day::date order by s.day`)
  }

  const totals = async (videoId: string): Promise<Totals | undefined> => {
    const [row] = await db.query<Totals>(sql`
      select v.views_count as views, v.sparks_count as sparks, v.comments_count as comments, v.reposts_count as reposts,
        v.shares_count as shares,
        coalesce((select sum(taps) from link_taps t where t.video_id = v.id), 0)::int as linkouts, d.*
      from videos v, lateral (select coalesce(sum(watched), 0)::int as watched,
          coalesce(sum(first_quartile), 0)::int as first_quartile, coalesce(sum(midpoint), 0)::int as midpoint,
          coalesce(sum(third_quartile), 0)::int as third_quartile, coalesce(sum(complete), 0)::int as complete
        from video_days where video_id = v.id) d
      where v.id = ${videoId}`)
    return row
  }

  const usual = async ({ userId }: Viewer, videoId: string): Promise<WireStatistics['usual']> => {
    const [row] = await db.query<NonNullable<WireStatistics['usual']> & { posts: number }>(sql`
      select count(*)::int as posts, avg(views_count)::float8 as views, avg(sparks_count)::float8 as sparks,
        avg(comments_count)::float8 as comments, avg(${watchedThrough(sql`v.id`)})::float8 as watched_through
      from videos v where author_id = ${userId} and removed_at is null and id <> ${videoId}`)
    if (!row || row.posts === 0) return null
    const { posts: _, ...means } = row
    return means
  }

  return {
    /** Of a video of the viewer's own. @throws Refusal 403, 404 */
    async of(viewer: Viewer, videoId: string): Promise<WireStatistics> {
      const target = await findTarget(db, viewer, { videoId })
      if (target.author_id !== viewer.userId) throw new Refusal(codes.forbidden, 'This video is somebody else’s')
      const zero = { views: 0, watched: 0, first_quartile: 0, midpoint: 0, third_quartile: 0, complete: 0 }
      const none = { ...zero, sparks: 0, comments: 0, reposts: 0, shares: 0, linkouts: 0 }
      return {
        ...((await totals(target.id)) ?? none),
        days: await days(target.id),
        usual: await usual(viewer, target.id),
      }
    },

    /** Counts what the elements reported today and yesterday anew. */
    async refresh(): Promise<void> {
      const since = new Date(now().getTime() - dayTime).toISOString().slice(0, 10)
      const named = (name: string) => sql`count(*) filter (where e.name = ${name})::int`
      await db.query(sql`
        insert into video_days (video_id, day, watched, first_quartile, midpoint, third_quartile, complete)
        select v.id, e.day, ${named('Watched')}, ${named('First Quartile')}, ${named('Midpoint')},
          ${named('Third Quartile')}, ${named('Complete')}
        from analytics_events e join videos v on v.brand_id = e.brand_id and v.id::text = e.video_id
        where e.day >= ${since}::date
          and e.name in ('Watched', 'First Quartile', 'Midpoint', 'Third Quartile', 'Complete')
        group by v.id, e.day
        on conflict (video_id, day) do update set watched = excluded.watched, first_quartile = excluded.first_quartile,
          midpoint = excluded.midpoint, third_quartile = excluded.third_quartile, complete = excluded.complete`)
    },
  }
}
