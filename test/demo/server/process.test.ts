import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Database } from '../../../demo/server/database/database'
import { openStore } from '../../../demo/server/database/open'
import { sql } from '../../../demo/server/database/sql'
import { createJobQueue } from '../../../demo/server/jobs/queue'
import { createServices } from '../../../demo/server/services'
import type { WireFeed } from '../../../src/wire/feed'
import { paths } from '../../../src/wire/paths'
import { asServer, launchFrom, type Running } from '../../support/serverProcess'

const launch = launchFrom(import.meta.url)

const start = async (...args: Parameters<typeof launch>): Promise<Running> => {
  const { address, ...running } = launch(...args)
  return { ...running, address: await address }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const serverTests = () => {
  describe('the server as a process', () => {
    let folder: string
    const running = new Set<ChildProcess>()
    const run = async (...args: Parameters<typeof launch>) => {
      const server = await start(...args)
      running.add(server.child)
      return server
    }
    const store = () => openStore({ folder, onError: () => {} })
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'geuin-data-'))
    })
    after(async () => {
      for (const child of running) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    })

    it('seeds an empty folder, prints its address, answers and stops when asked [S01] [S02]', async () => {
      const server = await run(folder)
      const { data } = (await (await fetch(`${server.address}${paths.feedHome}`)).json()) as { data: WireFeed }
      assert.equal(data.items.length, 20)
      assert.equal((await fetch(new URL(data.items[0]?.media.hls_url ?? '', server.address))).status, 200)
      server.child.kill('SIGTERM')
      assert.equal(await server.ended, 0)
      assert.deepEqual(await readdir(folder), ['db'])
      assert.equal((await stat(folder)).mode & 0o777, 0o700)
      const requests = server.lines
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { path: string })
      assert.equal(requests[0]?.path, paths.feedHome)
    })

    it('leaves an empty folder empty with GEUIN_SEED=none [S01] [S03]', async () => {
      const empty = await mkdtemp(join(tmpdir(), 'geuin-empty-'))
      const server = await run(empty, { GEUIN_SEED: 'none' })
      const answer = await fetch(`${server.address}${paths.feedHome}`)
      assert.equal(answer.status, 404)
      assert.match(((await answer.json()) as { message: string }).message, /brand/)
      server.child.kill('SIGTERM')
      assert.equal(await server.ended, 0)
      const db = await openStore({ folder: empty, onError: () => {} })
      const [counted] = await db.query<{ brands: number }>(sql`select count(*)::int as brands from brands`)
      await db.close()
      await rm(empty, { recursive: true, force: true })
      assert.equal(counted?.brands, 0)
    })

    it('warns when others can reach the demo, whose codes and accounts are public [S01] [S04]', async () => {
      const env = { GEUIN_SEED: 'none', GEUIN_LOG: 'silent' }
      for (const [host, warns] of [
        ['127.0.0.1', false],
        ['0.0.0.0', true],
      ] as const) {
        const own = await mkdtemp(join(tmpdir(), 'geuin-open-'))
        const server = await run(own, { ...env, HOST: host })
        assert.equal(
          server.lines.some((line) => /anybody.*\/mailbox.*GEUIN_SMTP_URL/i.test(line)),
          warns,
          server.lines.join('\n'),
        )
        server.child.kill('SIGTERM')
        await server.ended
        await rm(own, { recursive: true, force: true })
      }
    })

    it('does not start as a demo unless told so, nor where strangers may come, and says why [S01] [S04]', async () => {
      for (const [env, message] of [
        [{ GEUIN_DEMO: '' }, /GEUIN_SMTP_URL must be set, or GEUIN_DEMO=1/],
        [{ GEUIN_PUBLIC_URL: 'https://api.example' }, /GEUIN_DEMO=1 .* with GEUIN_PUBLIC_URL set GEUIN_SMTP_URL too/],
        [{ GEUIN_TRUST_PROXY: '1', DATABASE_URL: 'postgres://x' }, /with DATABASE_URL, GEUIN_TRUST_PROXY set/],
      ] as const) {
        const server = launch(folder, env)
        await assert.rejects(server.address, message)
        assert.equal(await server.ended, 1)
      }
    })

    it('keeps its data over a restart, and makes generated videos when asked [S01] [S02]', async () => {
      const server = await run(folder, {}, ['--scale', '40'])
      assert.ok(server.lines.includes('Seeded 40 of 40 videos'))
      server.child.kill('SIGINT')
      assert.equal(await server.ended, 0)
      const db = await store()
      const [counts] = await db.query<{ videos: number; brands: number }>(
        sql`select (select count(*) from brands) as brands, (select count(*) from videos where slug like 'study-%') as videos`,
      )
      await db.close()
      assert.deepEqual(counts, { brands: 2, videos: 40 })
    })

    it('refuses a folder that another server has, and a port that is taken [S02]', async () => {
      const server = await run(folder)
      const second = launch(folder)
      await assert.rejects(second.address, new RegExp(`in use by process ${server.child.pid}`))
      assert.equal(await second.ended, 1)
      const other = await mkdtemp(join(tmpdir(), 'geuin-data-'))
      const third = launch(other, { PORT: new URL(server.address).port })
      await assert.rejects(third.address, /Port \d+ is in use/)
      assert.equal(await third.ended, 1)
      assert.deepEqual(await readdir(other), [])
      await rm(other, { recursive: true, force: true })
      assert.equal((await fetch(`${server.address}${paths.brand}`)).status, 200)
      server.child.kill('SIGTERM')
      assert.equal(await server.ended, 0)
    })

    it('loses no acknowledged row when it is killed during a write [S02]', async () => {
      // Each refresh that is answered has stored a new token and used up the old one.
      const acknowledged: { used: string; stored: string }[] = []
      const check = async (db: Database) => {
        const rows = await db.query<{ hash: string; used: boolean }>(
          sql`select hash, used_at is not null as used from refresh_tokens`,
        )
        const stored = new Map(rows.map(({ hash, used }) => [hash, used]))
        const lost = acknowledged.filter((pair) => !stored.get(pair.used) || !stored.has(pair.stored))
        assert.deepEqual(lost, [])
      }
      for (let round = 1; round <= 4; round++) {
        const db = await store()
        await check(db)
        const { sessions } = createServices({
          ...{ db, now: () => new Date(), messenger: { mail: async () => {} }, jobs: createJobQueue(() => new Date()) },
        })
        const users = await db.query<{ id: string }>(sql`select id::text from users order by id limit 4`)
        const tokens: string[] = []
        for (const { id } of users) tokens.push((await sessions.start(id)).refreshToken)
        await db.close()

        const server = await run(folder)
        const enough = acknowledged.length + 13 + 17 * round
        const write = async (first: string) => {
          for (let token = first; ; ) {
            const headers = { 'gn-refresh-token': token }
            const answer = await fetch(`${server.address}${paths.sessionRefresh}`, { method: 'POST', headers }).catch(
              () => null,
            )
            const next = answer?.headers.get('gn-refresh-token')
            if (!next) return
            acknowledged.push({ used: hashOf(token), stored: hashOf(next) })
            if (acknowledged.length === enough) server.child.kill('SIGKILL')
            token = next
          }
        }
        await Promise.all(tokens.map(write))
        assert.equal(await server.ended, 'SIGKILL')
        assert.ok(acknowledged.length >= enough)
      }
      const db = await store()
      await check(db)
      await db.close()
    })
  })
}

if (process.env[asServer]) await import('../../../demo/server/main')
else serverTests()
