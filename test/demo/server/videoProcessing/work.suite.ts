import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { jobHandlers } from '../../../../demo/server/jobs/jobs'
import { createJobQueue } from '../../../../demo/server/jobs/queue'
import { createWorker, type JobHandlers } from '../../../../demo/server/jobs/worker'
import type { TestApp } from '../../../../demo/server/testing'
import { maxTries } from '../../../../demo/server/videoProcessing/process'
import { uploadIdOf } from '../../../../demo/server/videoUpload/uploadPath'
import { type Stand, signIn } from '../../../support/server'
import { statusOf, uploadVideo } from '../videoUpload/tus'

const minute = 60_000

export const videoWorkSuite = (stand: Stand) => {
  describe('the processing of videos', () => {
    let app: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    const now = () => new Date(time++)
    before(async () => {
      // Nothing is processed by the app itself, but by workers of the tests.
      app = await stand.app({ now, processing: { width: 0 } })
    })
    after(() => app.close())

    /** A process that does jobs, optionally several video jobs at a time. */
    const open = (handlers: Partial<JobHandlers> = {}, width = 1) =>
      createWorker({
        ...{ db: app.db, now, queue: createJobQueue(now), recurring: {}, onFailure: () => {} },
        handlers: { ...jobHandlers(app.services, app.mailbox.messenger), ...handlers },
        lanes: [{ ...app.services.videoProcessing.lane(), width }],
      })
    const person = async (nickname: string) => (await signIn(app, nickname)).headers
    /** Bytes that are no video, so their processing fails immediately. */
    const upload = (headers: Record<string, string>) => uploadVideo(app, headers, randomBytes(100))
    const begun = new Map<string, () => void>()

    it('takes turns among people, however many videos one of them has [T10]', async () => {
      const [mira, jun, ada] = await Promise.all(['mira.light', 'jun.lindqvist', 'ada.nwosu'].map(person))
      const names = new Map<string | null, string>()
      for (const [name, headers] of [
        ...(['mira 1', 'mira 2', 'mira 3'] as const).map((name) => [name, mira] as const),
        ...(['jun 1', 'jun 2'] as const).map((name) => [name, jun] as const),
        ['ada 1', ada] as const,
      ]) {
        names.set(uploadIdOf(await upload(headers ?? {})), name)
      }
      await open().runDue()
      const rows = await app.db.query<{ id: string }>(sql`select id from video_uploads order by started_at`)
      const order = rows.map(({ id }) => names.get(id))
      assert.deepEqual(order, ['mira 1', 'jun 1', 'ada 1', 'mira 2', 'jun 2', 'mira 3'])
    })

    it('works on one video of a person while others wait, on as many at a time as its lane is wide [T10]', async () => {
      const [ines, leo] = await Promise.all(['ines', 'leo.hartmann'].map(person))
      const paths = [await upload(ines ?? {}), await upload(ines ?? {}), await upload(leo ?? {})]
      const running: string[] = []
      let release = () => {}
      const both = new Promise<void>((resolve) => begun.set('both', resolve))
      const untilReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      const worker = open(
        {
          async processVideo(payload, attempt) {
            running.push(payload.uploadId)
            await app.db.query(sql`update video_uploads set started_at = ${now()} where id = ${payload.uploadId}`)
            if (running.length === 2) begun.get('both')?.()
            await untilReleased
            await app.services.videoProcessing.process(payload, attempt)
          },
        },
        2,
      )
      const done = worker.runDue()
      await both
      const first = [...running]
      release()
      await done
      assert.deepEqual(first.sort(), [uploadIdOf(paths[0] ?? ''), uploadIdOf(paths[2] ?? '')].sort())
      assert.equal(running.length, 3)
    })

    it('does not keep other jobs waiting [T10]', async () => {
      await upload(await person('tomas.berg'))
      let release = () => {}
      const untilReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      const removed = new Promise<void>((resolve) => begun.set('removed', resolve))
      const worker = open({ processVideo: () => untilReleased, removeFiles: async () => begun.get('removed')?.() })
      await app.db.tx((tx) => createJobQueue(now).add(tx, 'removeFiles', {}))
      const done = worker.runDue()
      await removed
      release()
      await done
    })

    it('is taken over from a process that has died, and not from one that still says it is at it [T10] [T17]', async () => {
      const headers = await person('minapark')
      const path = await upload(headers)
      const taken = new Promise<void>((resolve) => begun.set('taken', resolve))
      const dead = open({
        processVideo() {
          begun.get('taken')?.()
          return new Promise(() => {})
        },
      })
      void dead.runDue()
      await taken
      const stateNow = async () => (await statusOf(app, headers, path)).state
      await open().runDue()
      assert.equal(await stateNow(), 'waiting')
      time += minute
      await open().runDue()
      assert.equal(await stateNow(), 'failed')
    })

    it('is left to others immediately by a process that stops, as if it had not tried [T10] [T17]', async () => {
      const headers = await person('jun.sato')
      const path = await upload(headers)
      const taken = new Promise<void>((resolve) => begun.set('taken', resolve))
      const worker = open({
        processVideo: (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason))
            begun.get('taken')?.()
          }),
      })
      void worker.runDue()
      await taken
      await worker.stop()
      const jobs = await app.db.query<{ attempts: number }>(sql`select attempts from jobs where kind = 'processVideo'`)
      assert.deepEqual(jobs, [{ attempts: 0 }])
      await open().runDue()
      assert.equal((await statusOf(app, headers, path)).state, 'failed')
    })

    it('gives a video up that has brought down four processes [T10]', async () => {
      const headers = await person('noor.codes')
      const path = await upload(headers)
      await app.db.query(sql`update jobs set attempts = ${maxTries} where kind = 'processVideo'`)
      await open().runDue()
      const { state, problem } = await statusOf(app, headers, path)
      assert.deepEqual([state, problem], ['failed', 'failed'])
      await app.runJobs()
      assert.deepEqual(
        await app.db.query(sql`select 1 from video_files f join video_uploads u on u.id = f.upload_id
        where u.id = ${uploadIdOf(path)}::uuid`),
        [],
      )
    })
  })
}
