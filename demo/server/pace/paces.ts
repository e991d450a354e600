import { codes } from '../../../src/wire/codes'
import type { Now } from '../clock'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { waitable } from '../refusal'

interface Pace {
  most: number
  seconds: number
}

const minute = 60
const hour = 60 * minute

/** How often one person may do what others see or what counts: so many times within so many seconds. */
const paces = {
  answer: [{ most: 10, seconds: hour }],
  comment: [
    { most: 10, seconds: minute },
    { most: 100, seconds: hour },
  ],
  contact: [{ most: 5, seconds: hour }],
  createLoop: [{ most: 30, seconds: hour }],
  draft: [{ most: 60, seconds: minute }],
  edit: [
    { most: 10, seconds: minute },
    { most: 100, seconds: hour },
  ],
  export: [{ most: 3, seconds: hour }],
  hide: [
    { most: 30, seconds: minute },
    { most: 300, seconds: hour },
  ],
  invite: [{ most: 30, seconds: hour }],
  linkTap: [
    { most: 30, seconds: minute },
    { most: 300, seconds: hour },
  ],
  post: [{ most: 20, seconds: hour }],
  report: [{ most: 30, seconds: hour }],
  repost: [
    { most: 20, seconds: minute },
    { most: 200, seconds: hour },
  ],
  search: [
    { most: 120, seconds: minute },
    { most: 2000, seconds: hour },
  ],
  share: [
    { most: 30, seconds: minute },
    { most: 300, seconds: hour },
  ],
  spark: [
    { most: 120, seconds: minute },
    { most: 2000, seconds: hour },
  ],
  view: [
    { most: 120, seconds: minute },
    { most: 2000, seconds: hour },
  ],
} satisfies Record<string, readonly Pace[]>

export type Act = keyof typeof paces

/** How many people of one network may do as much as one person. */
const peopleOfNetwork = 10

/** Who does something: a user's id, or what visitors.ts calls the network of somebody who is signed out. */
export type Doer = { userId: string } | { userId: null; visitor: string }

/** The name by which somebody's acts are counted. */
export const nameOf = (doer: Doer): string => doer.userId ?? doer.visitor

/**
 * Counts that somebody does something. To be sent with the transaction that does it, so that only what is done counts.
 * @throws Refusal 429 for who does it too often
 */
export const takePace = async (tx: Queryable, doer: Doer, act: Act, now: Date): Promise<void> => {
  const factor = doer.userId === null ? peopleOfNetwork : 1
  const spans = paces[act].map(({ seconds }) => seconds)
  const isOver = sql`paces.since <= excluded.since - make_interval(secs => paces.seconds)`
  const rows = await tx.query<{ seconds: number; since: Date; times: number }>(sql`
    insert into paces (who, act, seconds, since, times)
    select ${nameOf(doer)}, ${act}, seconds, ${now}::timestamptz, 1 from unnest(${spans}::int[]) as seconds
    on conflict (who, act, seconds) do update set
      since = case when ${isOver} then excluded.since else paces.since end,
      times = case when ${isOver} then 1 else paces.times + 1 end
    returning seconds, since, times`)
  const waits = paces[act].flatMap(({ most, seconds }) => {
    const row = rows.find((it) => it.seconds === seconds)
    return row && row.times > most * factor ? [row.since.getTime() / 1000 + seconds - now.getTime() / 1000] : []
  })
  if (waits.length === 0) return
  const left = Math.max(1, Math.ceil(Math.max(...waits)))
  throw waitable(codes.tooMany, 'You do this very often. Please wait a moment.', left)
}

/** Forgets what no limit needs any more. */
export const paceBook = (db: Queryable, now: Now) => ({
  sweep: async (): Promise<void> =>
    void (await db.query(sql`delete from paces where since < ${new Date(now().getTime() - hour * 1000)}`)),
})
