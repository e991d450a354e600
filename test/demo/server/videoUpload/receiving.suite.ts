import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { uploadIdOf } from '../../../../demo/server/videoUpload/uploadPath'
import { paths } from '../../../../src/wire/paths'
import { videoUploadsPath } from '../../../../src/wire/videoFile'
import { call, type Stand, signIn } from '../../../support/server'
import { post } from '../signIn/signIn'
import { announce, begin, head, send, statusOf, uploadVideo } from './tus'

const hour = 60 * 60 * 1000

export const receivingSuite = (stand: Stand) => {
  describe('a video that is uploaded', () => {
    let app: TestApp
    let mira: Record<string, string>
    let other: Record<string, string>
    let time = Date.parse('2026-03-02T08:00:00Z')
    before(async () => {
      // Nothing is processed here, so that what was uploaded stays.
      app = await stand.app({
        now: () => new Date(time),
        processing: { width: 0 },
        uploadLimits: { bytes: 12_000_000, perDay: 8 },
      })
      mira = (await signIn(app, 'mira.light')).headers
      other = (await signIn(app, 'tomas.berg')).headers
    })
    after(() => app.close())

    const offsetOf = async (place: string) => (await head(app, mira, place)).headers.get('upload-offset')
    const partsOf = async (path: string) => {
      const rows = await app.db.query<{ path: string }>(
        sql`select path from video_files where upload_id = ${uploadIdOf(path)}::uuid order by starts_at`,
      )
      return rows.map((row) => row.path)
    }
    const filesIn = async () =>
      (await readdir(app.files, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.part'))

    it('comes in pieces, each kept before it is answered, and waits for its processing when complete [T17] [M07]', async () => {
      const bytes = randomBytes(5_000_000)
      const place = await begin(app, mira, bytes.length)
      assert.match(place, /^\/uploads\/videos\/[\da-f-]{36}$/)
      assert.equal(await offsetOf(place), '0')
      const first = await send(app, mira, place, 0, bytes.subarray(0, 1_000_000))
      assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, '1000000'])
      assert.equal(await offsetOf(place), '1000000')
      const path = place.slice(1)
      const begun = await statusOf(app, mira, path)
      assert.deepEqual([begun.state, begun.received, begun.size], ['uploading', 1_000_000, 5_000_000])
      const second = await send(app, mira, place, 1_000_000, bytes.subarray(1_000_000))
      assert.equal(second.headers.get('upload-offset'), '5000000')
      assert.equal((await statusOf(app, mira, path)).state, 'waiting')
      const kept: Uint8Array[] = []
      for (const part of await partsOf(path)) {
        for await (const piece of (await app.storage.read(part)) as AsyncIterable<Uint8Array>) kept.push(piece)
      }
      assert.ok(Buffer.concat(kept).equals(bytes))
    })

    it('keeps bytes once, however often and however much at once they come [T17]', async () => {
      const bytes = randomBytes(300_000)
      const place = await begin(app, mira, bytes.length)
      const answers = await Promise.all([1, 2, 3].map(() => send(app, mira, place, 0, bytes.subarray(0, 100_000))))
      assert.deepEqual(answers.map(({ status }) => status).filter((it) => it === 204).length, 1)
      assert.equal(await offsetOf(place), '100000')
      assert.equal((await send(app, mira, place, 0, bytes)).status, 409)
      assert.equal((await send(app, mira, place, 100_000, bytes)).status, 413)
      assert.equal((await partsOf(place.slice(1))).length, 1)
      const jobs = () => app.db.query(sql`select 1 from jobs where kind = 'processVideo'`)
      const before = (await jobs()).length
      await send(app, mira, place, 100_000, bytes.subarray(100_000))
      await send(app, mira, place, 100_000, bytes.subarray(100_000))
      assert.equal((await jobs()).length, before + 1)
    })

    it('is its owner’s alone, and nobody gets the bytes [T17] [S04]', async () => {
      const bytes = randomBytes(1000)
      const path = await uploadVideo(app, mira, bytes)
      const place = `/${path}`
      const statuses = async (headers: Record<string, string>) => [
        (await head(app, headers, place)).status,
        (await send(app, headers, place, 0, bytes)).status,
        (await app.fetch(place, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } })).status,
        (await call(app, `${paths.videoUpload}?upload_path=${path}`, { headers })).status,
      ]
      assert.deepEqual(await statuses(other), [404, 404, 404, 404])
      assert.deepEqual(await statuses({}), [401, 401, 401, 401])
      assert.equal((await app.fetch(place, { headers: mira })).status, 405)
      for (const part of await partsOf(path)) assert.equal((await app.fetch(`/storage/${part}`)).status, 404)
      const refused = await call(app, videoUploadsPath, { method: 'POST', headers: { 'tus-resumable': '1.0.0' } })
      assert.deepEqual([refused.code, refused.headers.get('access-control-allow-origin')], [401, '*'])
    })

    it('is refused before its first byte when too large, empty, of another type, or one too many [S04]', async () => {
      const refusal = async (answer: Response) => {
        const { code, data } = (await answer.json()) as { code: number; data: unknown }
        return [code, data]
      }
      assert.deepEqual(await refusal(await announce(app, other, 12_000_001)), [413, { maxBytes: 12_000_000 }])
      assert.equal((await announce(app, other, 0)).status, 400)
      for (const type of ['image/png', 'application/x-mpegurl', '', 'video/mp4, text/html'])
        assert.equal((await announce(app, other, 10, type)).status, 415, type)
      for (let n = 0; n < 4; n++) await begin(app, other, 10)
      const [code, data] = await refusal(await announce(app, other, 10))
      assert.deepEqual([code, data], [429, { retryTime: 60 }])
    })

    it('is sent with a permit that is good for nothing else, and ends with its time or the session [S04]', async () => {
      const { headers } = await signIn(app, 'ines')
      const issued = await post<{ permit: string; expires_at: string }>(app, paths.videoUploadPermit, {}, headers)
      const permit = { authorization: `Bearer ${issued.data.permit}` }
      const path = await uploadVideo(app, permit, randomBytes(1000))
      assert.equal((await statusOf(app, headers, path)).state, 'waiting')
      const statusWith = async (bearer: Record<string, string>) => (await head(app, bearer, `/${path}`)).status
      assert.equal(await statusWith(permit), 200)
      assert.equal(await statusWith({ authorization: `${permit.authorization}x` }), 401)
      for (const other of [paths.account, `${paths.videoUpload}?upload_path=${path}`])
        assert.equal((await call(app, other, { headers: permit })).code, 401, other)
      time = Date.parse(issued.data.expires_at) + 1000
      assert.equal(await statusWith(permit), 401)
      const next = (await signIn(app, 'ines')).headers
      const { permit: again } = (await post<{ permit: string }>(app, paths.videoUploadPermit, {}, next)).data
      await app.db.query(sql`update sessions set ended_at = ${new Date(time)} where ended_at is null`)
      assert.equal(await statusWith({ authorization: `Bearer ${again}` }), 401)
    })

    it('counts against a day’s number, which is free again the next day [S04]', async () => {
      time += 25 * hour
      const { headers } = await signIn(app, 'ada.nwosu')
      for (let n = 0; n < 8; n++) await uploadVideo(app, headers, randomBytes(10))
      assert.equal((await announce(app, headers, 10)).status, 429)
      time += 24 * hour
      const again = (await signIn(app, 'ada.nwosu')).headers
      assert.equal((await announce(app, again, 10)).status, 201)
    })

    it('can be thrown away, with all its bytes, unless a draft or a post holds it [M07]', async () => {
      const { headers } = await signIn(app, 'mira.light')
      const { userId } = await app.services.sessions.viewer(headers.authorization?.slice(7) ?? '')
      const path = await uploadVideo(app, headers, randomBytes(1000))
      const [part] = await partsOf(path)
      const discard = () =>
        app.fetch(`/${path}`, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } })
      assert.equal(await app.db.tx((tx) => app.services.videoUploads.use(tx, userId, path)), true)
      assert.equal((await discard()).status, 409)
      await app.db.tx((tx) => app.services.videoUploads.forget(tx, userId, path))
      assert.equal((await discard()).status, 404)
      assert.ok((await filesIn()).includes(part ?? ''))
      await app.runJobs()
      assert.ok(!(await filesIn()).includes(part ?? ''))
      assert.deepEqual(await app.db.query(sql`select 1 from video_uploads where id = ${uploadIdOf(path)}::uuid`), [])
    })

    it('is received in six requests of one person at the same time, so that there is a place for others [S04]', async () => {
      const { headers } = await signIn(app, 'wren')
      const place = await begin(app, headers, 100)
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async () => (await send(app, headers, place, 0, randomBytes(5))).status),
      )
      assert.equal(statuses.filter((status) => status === 503).length, 2, statuses.join())
      assert.equal((await send(app, headers, await begin(app, headers, 5), 0, randomBytes(5))).status, 204)
    })

    it('leaves no file behind but the one that can’t be removed, and says so [T10]', async () => {
      const { headers } = await signIn(app, 'ines')
      const [stuck, other] = [
        await uploadVideo(app, headers, randomBytes(1000)),
        await uploadVideo(app, headers, randomBytes(1000)),
      ]
      const [[stuckPart = ''], [otherPart = '']] = [await partsOf(stuck), await partsOf(other)]
      await app.db.query(sql`update video_uploads set removed_at = ${new Date(0)}
        where id in (${uploadIdOf(stuck)}::uuid, ${uploadIdOf(other)}::uuid)`)
      const { remove } = app.storage
      app.storage.remove = (path) => (path === stuckPart ? Promise.reject(new Error('stuck')) : remove(path))
      await assert.rejects(app.services.videoCleaning.removeFiles(), /1 files were not removed/)
      app.storage.remove = remove
      const left = await filesIn()
      assert.deepEqual([left.includes(stuckPart), left.includes(otherPart)], [true, false])
      await app.services.videoCleaning.removeFiles()
      assert.ok(!(await filesIn()).includes(stuckPart))
    })

    it('is swept away when it stays unfinished: after a day, or a week where a draft waits for it [T10]', async () => {
      time += 40 * 24 * hour
      const { headers } = await signIn(app, 'leo.hartmann')
      const { userId } = await app.services.sessions.viewer(headers.authorization?.slice(7) ?? '')
      const [unused, inDraft] = [await begin(app, headers, 10), await begin(app, headers, 10)]
      for (const place of [unused, inDraft]) await send(app, headers, place, 0, randomBytes(5))
      await app.db.tx((tx) => app.services.videoUploads.use(tx, userId, inDraft.slice(1)))
      const there = async () => {
        await app.services.videoCleaning.sweep()
        await app.runJobs()
        const rows = await app.db.query<{ id: string }>(sql`select id from video_uploads where user_id = ${userId}`)
        return [unused, inDraft].map((place) => rows.some(({ id }) => place.endsWith(id)))
      }
      time += 23 * hour
      assert.deepEqual(await there(), [true, true])
      time += 2 * hour
      assert.deepEqual(await there(), [false, true])
      time += 7 * 24 * hour
      assert.deepEqual(await there(), [false, false])
      assert.equal((await filesIn()).filter((name) => name.includes(inDraft.slice(-36))).length, 0)
    })
  })
}
