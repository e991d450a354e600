import { eventNames, type WireAnalyticsEvent } from '../../../src/wire/analytics'
import type { Now } from '../clock'
import { type Database, sqlState } from '../database/database'
import { rowId } from '../database/rowId'
import { raw, sql } from '../database/sql'

/** Days that events are kept. */
const keptDays = 90
const dayTime = 24 * 60 * 60_000

/** Clients keep events for a week until they can send them; an older time, or one that is a day ahead, is not believed. */
const maxAge = 8 * dayTime
const maxAhead = dayTime

const known = new Set(eventNames)

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const tableOf = (day: string): string => `analytics_events_${day.replaceAll('-', '')}`

/** PostgreSQL may refuse one of two processes that create the same table together, in spite of `if not exists`. */
const isRace = (error: unknown) => ['23505', '42P07', '42710', '40001', '40P01'].includes(sqlState(error) ?? '')

const text = (value: unknown, max: number): string | null => (typeof value === 'string' ? value.slice(0, max) : null)

/** JSON with whole characters: PostgreSQL refuses the halves that a cut text or a caller may have. */
const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(/\\(\\|ud[89a-f][0-9a-f]{2})/g, (it) => (it === '\\\\' ? it : '\\ufffd'))

interface Row {
  day: string
  id: string
  brand_id: string | null
  name: string
  video_id: string | null
  page: string
  properties: object
  platform_source: number
  visit_id: string
  at: string
}

/** What holds for events that do not say it themselves. */
interface Origin {
  /** Where they happened. */
  page: string
  brandId: string
}

/** How a video or a page did. */
export interface Report {
  days: Array<{ day: string; events: number; visits: number; plays: number }>
  videos: Array<Counted & { video_id: string; title: string }>
  pages: Array<Counted & { page: string }>
  /** Ads, a placement's own and those of VAST documents; the latter all together, without a title. */
  ads: Array<{ title: string; plays: number; complete: number; clicks: number }>
  /** Short links that are good now, by where they lead. */
  links: Array<{ path: string; opens: number }>
}

interface Counted {
  plays: number
  /** Played for three seconds. */
  watched: number
  /** Played to the end. */
  complete: number
  sparks: number
}

/** Clients name an ad so where they name a video. */
const isAd = sql`coalesce(e.video_id like 'ad-%', false)`

const counted = sql`count(*) filter (where e.name = 'Video Started') as plays,
  count(*) filter (where e.name = 'Watched') as watched, count(*) filter (where e.name = 'Complete') as complete,
  greatest(0, count(*) filter (where e.name = 'Video Sparked') - count(*) filter (where e.name = 'Video Unsparked')) as sparks`

/** What the elements report. */
export const analyticsEvents = (db: Database, now: Now) => {
  const ready = new Set<string>()

  const prepare = async (day: string): Promise<void> => {
    if (ready.has(day)) return
    const next = dayOf(Date.parse(day) + dayTime)
    const statement = `create table if not exists ${tableOf(day)} partition of analytics_events
      for values from ('${day}') to ('${next}')`
    try {
      await db.script(statement)
    } catch (error) {
      if (!isRace(error)) throw error
      await db.script(statement)
    }
    ready.add(day)
  }

  const rowOf = (event: WireAnalyticsEvent, { page, brandId }: Origin): Row => {
    const [time, present] = [Date.parse(event.at), now().getTime()]
    // Not a number for a day that no month has.
    const at = time > present - maxAge && time < present + maxAhead ? time : present
    const { id, name, platform_source, visit_id, properties } = event
    return {
      ...{ id, name, platform_source, visit_id, properties, day: dayOf(at), at: new Date(at).toISOString() },
      brand_id: rowId(event.brand_id ?? brandId),
      video_id: text(properties.videoId, 64),
      page: text(properties.page, 300) ?? page,
    }
  }

  return {
    /** Stores events, each once; those of no brand here and those that the catalogue has not are left out. */
    async add(events: readonly WireAnalyticsEvent[], origin: Origin): Promise<void> {
      const rows = events.filter(({ name }) => known.has(name)).map((event) => rowOf(event, origin))
      for (const day of new Set(rows.map((row) => row.day))) await prepare(day)
      await db.query(sql`insert into analytics_events
          (day, id, brand_id, name, video_id, page, properties, platform_source, visit_id, at)
        select * from jsonb_to_recordset(${toJson(rows)}::jsonb) as r (day date, id text, brand_id bigint,
          name text, video_id text, page text, properties jsonb, platform_source int, visit_id text, at timestamptz)
        where exists (select 1 from brands b where b.id = r.brand_id)
        on conflict do nothing`)
    },

    /** The last days of a brand, or with null of all of them. */
    async report(brandId: string | null, days: number): Promise<Report> {
      const since = dayOf(now().getTime() - (days - 1) * dayTime)
      const where = sql`e.day >= ${since}::date and (${brandId}::bigint is null or e.brand_id = ${brandId}::bigint)`
      return {
        days: await db.query(sql`select to_char(e.day, 'YYYY-MM-DD') as day, count(*) as events,
            count(distinct e.visit_id) as visits, count(*) filter (where e.name = 'Video Started' and not ${isAd}) as plays
          from analytics_events e where ${where} group by e.day order by e.day`),
        videos: await db.query(sql`select e.video_id, coalesce(max(v.title), '') as title, ${counted}
          from analytics_events e left join videos v on v.id::text = e.video_id and v.brand_id = e.brand_id
          where ${where} and e.video_id is not null and not ${isAd} group by e.video_id order by plays desc, e.video_id limit 100`),
        pages:
          await db.query(sql`select e.page, ${counted} from analytics_events e where ${where} and e.page <> '' and not ${isAd}
          group by e.page order by plays desc, e.page limit 100`),
        ads: await db.query(sql`select coalesce(a.title, '') as title, count(*) filter (where e.name = 'Video Started') as plays,
            count(*) filter (where e.name = 'Complete') as complete, count(*) filter (where e.name = 'Link Clicked') as clicks
          from analytics_events e left join ads a on 'ad-' || a.id = e.video_id and a.brand_id = e.brand_id
          where ${where} and ${isAd} group by a.title order by plays desc, title limit 100`),
        links: await db.query(sql`select path, sum(opens_count)::int as opens from links
          where opens_count > 0 and (${brandId}::bigint is null or brand_id = ${brandId}::bigint)
          group by path order by opens desc, path limit 100`),
      }
    },

    /** Drops the tables of days that are over long since. */
    async sweep(): Promise<void> {
      const last = tableOf(dayOf(now().getTime() - keptDays * dayTime))
      const tables = await db.query<{ name: string }>(sql`select c.relname as name from pg_inherits i
        join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
        where p.relname = 'analytics_events' and c.relname < ${last}`)
      for (const { name } of tables) await db.query(sql`drop table if exists ${raw(name)}`)
    },
  }
}
