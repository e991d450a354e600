import type { Hono } from 'hono'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { Ctx, Env } from '../http/context'
import { vastDocument } from './vast'

interface AdsDeps {
  events: ReturnType<typeof adEvents>
  originOf(c: Ctx): string
}

/** Milliseconds until `slow` answers, unless its address says otherwise. */
const slowness = 20_000

/** What the demo's own ads report. */
export const adEvents = (db: Queryable, now: Now) => ({
  add: async (ad: string, event: string): Promise<void> =>
    void (await db.query(sql`insert into ad_events (ad, event, day, count)
      values (${ad}, ${event}, ${now().toISOString().slice(0, 10)}::date, 1)
      on conflict (ad, event, day) do update set count = ad_events.count + 1`)),

  /** How often each event of each ad was reported. */
  async counts(): Promise<Record<string, Record<string, number>>> {
    const rows = await db.query<{ ad: string; events: Record<string, number> }>(sql`
      select ad, json_object_agg(event, n) as events
      from (select ad, event, sum(count)::int as n from ad_events group by ad, event) e group by ad`)
    return Object.fromEntries(rows.map(({ ad, events }) => [ad, events]))
  },
})

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** An ad server for the demo: VAST documents, the pixels that they name, and what those have counted. */
export const adsRoutes = (app: Hono<Env>, { events, originOf }: AdsDeps): void => {
  app.use('/ads/*', async (c, next) => {
    c.header('access-control-allow-origin', '*')
    c.header('cache-control', 'no-store')
    return next()
  })
  app.get('/ads/vast/:name{[a-z]+\\.xml}', async (c) => {
    const name = c.req.param('name').slice(0, -'.xml'.length)
    const document = vastDocument(name, originOf(c))
    if (document === undefined) return c.notFound()
    if (name === 'slow') await pause(Math.min(Number(c.req.query('ms') ?? slowness) || 0, slowness), c.req.raw.signal)
    return c.body(document, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
  app.get('/ads/pixel/:ad{[a-z]+}/:event{[a-zA-Z]+}', async (c) => {
    const { ad, event } = c.req.param()
    if (vastDocument(ad, '') === undefined || event.length > 20) return c.notFound()
    await events.add(ad, event)
    return c.body(null, 204)
  })
  app.get('/ads/counts', async (c) => c.json(await events.counts()))
}
