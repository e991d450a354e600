import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Database } from '../../../../demo/server/database/database'
import { migrate, migrations } from '../../../../demo/server/database/migrate'
import { raw, sql } from '../../../../demo/server/database/sql'
import { findRoot } from '../../../../demo/server/root'
import { seedScale } from '../../../../demo/server/seed/scale'
import { seed } from '../../../../demo/server/seed/seed'
import type { Stand } from '../../../support/server'

/** Everything the seed wrote, so that two runs can be compared. */
const content = async (db: Database) => {
  const tables = ['brands', 'users', 'communities', 'community_members', 'videos', 'comments', 'sparks', 'sections']
  const sums = tables.map((table) =>
    db.query(sql`select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${raw(table)} t`),
  )
  return Promise.all(sums)
}

export const databaseSuite = (stand: Stand): void => {
  describe('the database', () => {
    let db: Database
    let again: () => Promise<Database>
    before(async () => {
      const opened = await stand.empty()
      db = opened.db
      again = opened.again
    })
    after(() => db.close())

    it('applies each migration once when several processes start together [S03]', async () => {
      const others = await Promise.all([again(), again(), again()])
      const applied = await Promise.all([db, ...others].map(migrate))
      assert.deepEqual(
        applied.flat(),
        migrations.map(({ name }) => name),
      )
      assert.deepEqual(await migrate(db), [])
      await Promise.all(others.map((it) => it.close()))
    })

    it('is seeded once when several processes start together, the same each time [S01] [S03]', async (t) => {
      const base = new Date('2026-03-01T20:00:00Z')
      const others = await Promise.all([again(), again()])
      const seeded = await Promise.all([db, ...others].map((it) => seed(it, { root: findRoot(), base })))
      assert.deepEqual(seeded.filter(Boolean), [true])
      await Promise.all(others.map((it) => it.close()))
      const second = await stand.empty()
      t.after(() => second.db.close())
      await migrate(second.db)
      await seed(second.db, { root: findRoot(), base })
      assert.deepEqual(await content(second.db), await content(db))
    })

    it('has counters that equal the rows they count [S01]', async () => {
      const wrong = await db.query(sql`select slug from videos v where
          sparks_count <> (select count(*) from sparks s where s.video_id = v.id) or
          reposts_count <> (select count(*) from reposts r where r.video_id = v.id)
        union all select slug from communities c where
          members_count <> (select count(*) from community_members m where m.community_id = c.id and m.role is not null)
        union all select text from comments c where
          sparks_count <> (select count(*) from comment_sparks s where s.comment_id = c.id) or
          replies_count <> (select count(*) from comments r where r.parent_id = c.id)`)
      assert.deepEqual(wrong, [])
    })

    it('gives new rows ids after those of the seed [S01]', async () => {
      const [row] = await db.query<{
        fresh: boolean
      }>(sql`insert into users (brand_id, nickname, created_at) values (1, 'newcomer', now())
          returning id = (select max(id) + 1 from users) as fresh`)
      assert.equal(row?.fresh, true)
    })

    it('generates videos up to a number and keeps existing ones [S01]', async () => {
      const reported: number[] = []
      await seedScale(db, 3000, (done) => reported.push(done))
      await seedScale(db, 3000, () => assert.fail('nothing is left to do'))
      assert.deepEqual(reported, [2500, 3000])
      const [row] = await db.query<{
        made: number
        newest: boolean
      }>(sql`select count(*) as made, max(created_at) < (select min(created_at) from videos where brand_id = 1 and slug not like 'study-%') as newest
          from videos where slug like 'study-%'`)
      assert.deepEqual(row, { made: 3000, newest: true })
    })

    it('finds what belongs to videos, comments, cases and communities by an index [S03]', async () => {
      const slow = await db.query<{ table: string; column: string }>(sql`
        select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid in ('videos'::regclass, 'comments'::regclass, 'cases'::regclass, 'communities'::regclass)
          and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
        order by 1, 2`)
      assert.deepEqual(slow, [])
    })

    it('returns numbers, dates and objects with every driver [S03]', async () => {
      const [row] =
        await db.query(sql`select 9007199254740991::bigint as big, count(*) as many, sum(n) as sum, '{"a": [1]}'::jsonb as json,
          '2026-03-01T12:00:00.123Z'::timestamptz as at, true as yes, null::text as nothing
          from generate_series(1, 3) as n`)
      assert.deepEqual(row, {
        ...{ big: 9007199254740991, many: 3, sum: 6, json: { a: [1] }, yes: true, nothing: null },
        at: new Date('2026-03-01T12:00:00.123Z'),
      })
    })

    it('answers each statement by itself after one that it refused [S02]', async () => {
      const refused = () => db.query(sql`select * from nothing_here where id = ${1}`)
      for (const n of [1, 2]) {
        const [before, failure, after] = await Promise.allSettled([
          db.query(sql`select ${n}::int as n`),
          refused(),
          db.query(sql`select ${n + 10}::int as n`),
        ])
        assert.equal(failure?.status, 'rejected')
        assert.deepEqual(
          [before, after].map((it) => it?.status === 'fulfilled' && it.value),
          [[{ n }], [{ n: n + 10 }]],
        )
      }
    })

    it('rolls back a transaction that fails, and takes the next one [S02]', async () => {
      const failing = db.tx(async (tx) => {
        await tx.query(sql`insert into secrets values ('x', 'y')`)
        throw new Error('stop')
      })
      await assert.rejects(failing, /stop/)
      await assert.rejects(db.tx((tx) => tx.query(sql`select no_such_column`)))
      assert.deepEqual(await db.query(sql`select 1 from secrets where name = 'x'`), [])
    })

    it('repeats a transaction after a serialisation failure [S03]', async () => {
      let runs = 0
      const result = await db.tx(async (tx) => {
        runs += 1
        if (runs < 3) await tx.query(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`)
        return 'done'
      })
      assert.deepEqual([result, runs], ['done', 3])
    })
  })
}
