import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Database } from '../../../../demo/server/database/database'
import { migrate } from '../../../../demo/server/database/migrate'
import { sql } from '../../../../demo/server/database/sql'
import { createJobQueue, type JobPayloads } from '../../../../demo/server/jobs/queue'
import {
  createWorker,
  type JobFailure,
  leaseTime,
  maxAttempts,
  type RecurringJob,
  retryDelay,
} from '../../../../demo/server/jobs/worker'
import type { Stand } from '../../../support/server'

/** Waits for what another process does; fails after two seconds. */
const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.fail('it did not happen in time')
}

const nothing = async () => {}
/** Of the kinds that no test is about. */
const idle = {
  ...{ removeFiles: nothing, processVideo: nothing, removeVideoFiles: nothing },
  ...{ pushNotification: nothing, gatherExport: nothing },
}

const letter = (to: string): JobPayloads['sendMessage'] => ({
  contact: { kind: 'email', address: to },
  message: { mail: { subject: 'Hello', text: 'Hello' }, text: 'Hello' },
})

export const jobsSuite = (stand: Stand) => {
  describe('jobs', () => {
    let db: Database
    /** A second connection, as another process has. */
    let other: Database
    let time: number
    const now = () => new Date(time)
    const queue = createJobQueue(now)
    const pass = (ms: number) => {
      time += ms
    }

    /** A process that does jobs as `send` says. */
    const open = (
      send: (to: string) => Promise<unknown>,
      { on = db, recurring = {} }: { on?: Database; recurring?: Record<string, RecurringJob> } = {},
    ) => {
      const failures: JobFailure[] = []
      const worker = createWorker({
        ...{ db: on, now, queue: createJobQueue(now), recurring },
        handlers: { ...idle, sendMessage: ({ contact }) => send(contact.address) },
        onFailure: (failure) => failures.push(failure),
      })
      return { ...worker, failures }
    }
    const add = (to: string) => db.tx((tx) => queue.add(tx, 'sendMessage', letter(to)))
    const rows = () =>
      db.query<{ kind: string; attempts: number; last_error: string | null; is_failed: boolean }>(
        sql`select kind, attempts, last_error, failed_at is not null as is_failed from jobs order by id`,
      )

    before(async () => {
      const empty = await stand.empty()
      db = empty.db
      await migrate(db)
      other = await empty.again()
    })
    after(async () => {
      await other.close()
      await db.close()
    })
    beforeEach(async () => {
      time = Date.parse('2026-03-01T20:00:00Z')
      await db.query(sql`delete from jobs`)
    })

    it('are done once and in order, whichever process takes them [S02]', async () => {
      const sent: string[] = []
      const send = async (to: string) => sent.push(to)
      for (const to of ['a', 'b', 'c', 'd', 'e', 'f']) await add(to)
      const one = open(send)
      await one.runDue()
      assert.deepEqual(sent, ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const to of ['g', 'h', 'i', 'j', 'k', 'l']) await add(to)
      await Promise.all([one.runDue(), open(send, { on: other }).runDue(), open(send).runDue()])
      assert.deepEqual(sent.slice(6).sort(), ['g', 'h', 'i', 'j', 'k', 'l'])
      assert.deepEqual(await rows(), [])
    })

    it('are not added when the transaction is rolled back [S02]', async () => {
      const work = db.tx(async (tx) => {
        await queue.add(tx, 'sendMessage', letter('a'))
        throw new Error('changed its mind')
      })
      await assert.rejects(work, /changed its mind/)
      assert.deepEqual(await rows(), [])
    })

    it('start at once in the process that is woken after the commit [S02]', async () => {
      const sent: string[] = []
      const own = createJobQueue(now)
      const worker = createWorker({
        ...{ db, now, queue: own, recurring: {}, onFailure: () => {} },
        handlers: { ...idle, sendMessage: async ({ contact }) => sent.push(contact.address) },
      })
      await db.tx((tx) => own.add(tx, 'sendMessage', letter('a')))
      own.wake()
      await until(async () => sent.length === 1)
      await worker.stop()
      assert.deepEqual(await rows(), [])
    })

    it('that fail are tried again after growing pauses, and given up after eight attempts [S02]', async () => {
      let attempts = 0
      const { runDue, failures } = open(async () => {
        attempts += 1
        throw new Error('the mail server is down')
      })
      await add('a')
      for (let n = 1; n <= maxAttempts; n++) {
        await runDue()
        assert.equal(attempts, n)
        await runDue()
        assert.equal(attempts, n, 'not before the pause is over')
        pass(retryDelay(n))
      }
      await runDue()
      assert.equal(attempts, maxAttempts)
      assert.deepEqual(
        failures.map(({ isFinal }) => isFinal),
        [...Array<boolean>(maxAttempts - 1).fill(false), true],
      )
      assert.deepEqual(await rows(), [
        { kind: 'sendMessage', attempts: maxAttempts, last_error: 'the mail server is down', is_failed: true },
      ])
    })

    it('of a process that died are taken over after its lease, not before [S02]', async () => {
      const sent: string[] = []
      await add('a')
      const dead = open(() => new Promise(() => {}), { on: other })
      void dead.runDue()
      const { runDue } = open(async (to) => sent.push(to))
      await until(async () => (await rows())[0]?.attempts === 1)
      pass(leaseTime - 1)
      await runDue()
      assert.deepEqual(sent, [])
      pass(1)
      await runDue()
      assert.deepEqual(sent, ['a'])
    })

    it('that outlive their lease do not change the job of the process that took over [S02]', async () => {
      let finish = () => {}
      await add('a')
      const slow = open(
        () =>
          new Promise<void>((resolve) => {
            finish = resolve
          }),
        { on: other },
      )
      const running = slow.runDue()
      await until(async () => (await rows())[0]?.attempts === 1)
      pass(leaseTime)
      const { runDue } = open(() => Promise.reject(new Error('still down')))
      await runDue()
      finish()
      await running
      assert.deepEqual(await rows(), [{ kind: 'sendMessage', attempts: 2, last_error: 'still down', is_failed: false }])
    })

    it('that recur exist once for all processes, and run again after a failure too [S02]', async () => {
      let runs = 0
      const every = 60_000
      const sweep = {
        every,
        run: async () => {
          runs += 1
          if (runs === 2) throw new Error('not now')
        },
      }
      const [one, two] = [
        open(async () => {}, { recurring: { sweep } }),
        open(async () => {}, { on: other, recurring: { sweep } }),
      ]
      await Promise.all([one.schedule(), two.schedule()])
      const both = () => Promise.all([one.runDue(), two.runDue()])
      await both()
      assert.equal(runs, 0)
      pass(every)
      await both()
      assert.equal(runs, 1)
      pass(every)
      await both()
      assert.equal(runs, 2)
      pass(retryDelay(1))
      await both()
      assert.equal(runs, 3)
      const known = await rows()
      assert.deepEqual(
        known.filter(({ kind }) => kind === 'sweep'),
        [{ kind: 'sweep', attempts: 0, last_error: null, is_failed: false }],
      )
    })

    it('that a running one adds to a lane are done too, when the lane has looked before [S02]', async () => {
      let looks = 0
      const watched: Database = {
        ...db,
        async tx(work) {
          const result = await db.tx(work)
          looks += 1
          return result
        },
      }
      let finish = () => {}
      const untilFinished = new Promise<void>((resolve) => {
        finish = resolve
      })
      const done: string[] = []
      const worker = createWorker({
        ...{ db: watched, now, queue: createJobQueue(now), recurring: {}, onFailure: () => {} },
        handlers: {
          ...idle,
          async sendMessage() {
            await untilFinished
            await db.tx((tx) => queue.add(tx, 'removeFiles', {}))
          },
          removeFiles: async () => done.push('removeFiles'),
        },
        lanes: [{ kind: 'removeFiles', width: 1, leaseTime, order: sql`j.attempts` }],
      })
      await add('ada@example.org')
      const both = [worker.runDue(), worker.runDue()]
      await until(async () => looks === 2)
      finish()
      await both[1]
      assert.deepEqual(done, ['removeFiles'])
    })

    it('that failed are deleted after a week [S02]', async () => {
      const { runDue, schedule } = open(() => Promise.reject(new Error('no')))
      await add('a')
      await schedule()
      for (let n = 1; n <= maxAttempts; n++) {
        await runDue()
        pass(retryDelay(n))
      }
      assert.equal((await rows()).filter(({ is_failed }) => is_failed).length, 1)
      pass(7 * 24 * 60 * 60_000)
      await runDue()
      assert.equal((await rows()).filter(({ is_failed }) => is_failed).length, 0)
    })
  })

  describe('the jobs of the server', () => {
    it('that recur all run, the ranking of feeds among them [S02] [S03]', async (t) => {
      let time = Date.parse('2026-03-01T20:00:00Z')
      const failures: JobFailure[] = []
      const app = await stand.app({ now: () => new Date(time), onJobFailure: (failure) => failures.push(failure) })
      t.after(app.close)
      await app.db.query(sql`update videos set rank_popular = 0`)
      await app.worker.schedule()
      time += 5 * 60_000
      await app.runJobs()
      assert.deepEqual(failures, [])
      const waiting = await app.db.query<{ kind: string }>(sql`select kind from jobs where run_at <= ${new Date(time)}`)
      assert.deepEqual(waiting, [])
      const [ranked] = await app.db.query<{ highest: number }>(sql`select max(rank_popular) as highest from videos`)
      assert.ok(ranked && ranked.highest > 0)
    })

    it('send a message again after a failure [F05] [S02]', async (t) => {
      let time = Date.parse('2026-03-01T20:00:00Z')
      let isDown = true
      const sent: string[] = []
      const messenger = {
        mail: async (to: string) => {
          if (isDown) throw new Error('the mail server is down')
          sent.push(to)
        },
      }
      const app = await stand.app({ now: () => new Date(time), messenger })
      t.after(app.close)
      const queue = createJobQueue(() => new Date(time))
      await app.db.tx((tx) => queue.add(tx, 'sendMessage', letter('mira@mail.example')))
      await app.runJobs()
      isDown = false
      time += retryDelay(1)
      await app.runJobs()
      assert.deepEqual(sent, ['mira@mail.example'])
    })
  })
}
