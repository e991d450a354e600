import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { migrate } from '../../../../demo/server/database/migrate'
import { openStore } from '../../../../demo/server/database/open'
import { sql } from '../../../../demo/server/database/sql'
import { findRoot } from '../../../../demo/server/root'
import { storedKeys } from '../../../../demo/server/security/keys'
import { seed } from '../../../../demo/server/seed/seed'
import { sessions } from '../../../../demo/server/session/sessions'
import { testBase } from '../../../../demo/server/testing'
import type { Answering } from '../../../support/server'
import { asServer, launchFrom, type Running } from '../../../support/serverProcess'
import { makeFilm } from '../videoProcessing/films'
import { begin, head, send, statusOf } from './tus'

const launch = launchFrom(import.meta.url)
const megabyte = 1024 * 1024
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

const crashTests = () => {
  describe('a server that is killed', () => {
    let folder: string
    let headers: Record<string, string>
    let server: Running
    /** The server of the moment. */
    const api: Answering = {
      fetch: (path, init) => fetch(typeof path === 'string' ? `${server.address}${path}` : path, init),
    }
    const store = () => openStore({ folder, onError: () => {} })
    const start = async () => {
      const { address, ...running } = launch(folder, { GEUIN_FFMPEG_PRESET: 'ultrafast', GEUIN_LOG: 'warn' })
      server = { ...running, address: await address }
    }
    const kill = async () => {
      server.child.kill('SIGKILL')
      assert.equal(await server.ended, 'SIGKILL')
    }
    /** Asks again, as often as the server allows it, until the state is as wanted. */
    const until = async (path: string, isSo: (it: Awaited<ReturnType<typeof statusOf>>) => boolean) => {
      for (;;) {
        const it = await statusOf(api, headers, path)
        if (isSo(it)) return it
        assert.notEqual(it.state, 'failed', String(it.problem))
        await pause()
      }
    }
    /** Processes that work in the folder of the data. */
    const workers = async () => {
      const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
      const places = await Promise.all(ids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
      return places.filter((place) => place.startsWith(folder)).length
    }
    const memory = async () => {
      const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
    }

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'geuin-crash-'))
      const db = await store()
      await migrate(db)
      await seed(db, { root: findRoot(), base: testBase })
      const [mira] = await db.query<{ id: string }>(sql`select id::text from users where nickname = 'mira.light'`)
      const { accessToken } = await sessions(db, () => new Date(), storedKeys(db)).start(mira?.id ?? '')
      headers = { authorization: `Bearer ${accessToken}` }
      await db.close()
    })
    afterEach(async () => {
      server.child.kill('SIGKILL')
      await server.ended
    })
    after(async () => {
      await rm(folder, { recursive: true, force: true })
    })

    it('in the middle of an upload and of the processing loses nothing and doubles nothing [T10] [T17]', async () => {
      const film = await makeFilm({ size: '540x960', seconds: 6, rate: '30' })
      const half = Math.floor(film.length / 2)
      await start()
      const place = await begin(api, headers, film.length)
      assert.equal((await send(api, headers, place, 0, film.subarray(0, half))).status, 204)
      const cut = send(api, headers, place, half, film.subarray(half)).catch(() => null)
      await kill()
      await cut

      await start()
      const offset = Number((await head(api, headers, place)).headers.get('upload-offset'))
      assert.ok(offset >= half, `${offset} of ${half}`)
      if (offset < film.length) await send(api, headers, place, offset, film.subarray(offset))
      const path = place.slice(1)
      await until(path, ({ stage, rungs_done }) => stage === 'sizes' && rungs_done === 1)
      await kill()
      // The programs of a dead server end by themselves.
      while ((await workers()) > 0) await pause()

      await start()
      const { duration, rungs_done } = await until(path, ({ state }) => state === 'ready')
      assert.deepEqual([duration, rungs_done], [6, 2])
      server.child.kill('SIGTERM')
      await server.ended
      const db = await store()
      const media = await db.query(sql`select 1 from media where hls_url like ${`%${path}%`}`)
      const parts = await db.query(sql`select 1 from video_files where starts_at is not null`)
      await db.close()
      assert.deepEqual([media.length, parts.length], [1, 0])
      const files = await readdir(join(folder, 'uploads', path), { recursive: true })
      // Of each size the folder, three segments, what initialises them and the playlist; beside them four files.
      assert.equal(files.length, 2 * 6 + 4, files.join(' '))
      assert.deepEqual(await readdir(join(folder, 'scratch')), [])
      assert.deepEqual(await readdir(join(folder, 'uploads/incoming')), [])
    })

    it('or whose lines break takes 200 MB in flat memory [T17]', async () => {
      const size = 200 * megabyte
      const bytes = randomBytes(8 * megabyte)
      await start()
      const place = await begin(api, headers, size)
      /** Sends more than a part and breaks the line. */
      const breakLine = (offset: number) =>
        new Promise<void>((resolve) => {
          const line = request(`${server.address}${place}`, {
            method: 'PATCH',
            headers: {
              ...{ ...headers, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
              ...{ 'content-type': 'application/offset+octet-stream', 'content-length': String(bytes.length) },
            },
          })
          line.on('error', () => {})
          line.on('close', resolve)
          line.write(bytes.subarray(0, 5 * megabyte), () => line.destroy())
        })
      const offsetNow = async () => Number((await head(api, headers, place)).headers.get('upload-offset'))
      let offset = 0
      let highest = 0
      let cuts = 0
      let lowest = Number.POSITIVE_INFINITY
      while (offset < size) {
        if (offset > (cuts + 1) * 48 * megabyte && cuts < 3) {
          cuts += 1
          await breakLine(offset)
          const next = await offsetNow()
          assert.ok(next >= offset && next <= offset + 5 * megabyte)
          offset = next
        }
        const { status, headers: answer } = await send(api, headers, place, offset, bytes.subarray(0, size - offset))
        assert.equal(status, 204)
        offset = Number(answer.get('upload-offset'))
        highest = Math.max(highest, await memory())
        lowest = Math.min(lowest, await memory())
      }
      assert.equal(cuts, 3)
      assert.ok(highest - lowest < 100 * megabyte, `${Math.round((highest - lowest) / megabyte)} MB more`)
      const path = place.slice(1)
      for (let state = ''; state !== 'failed'; state = (await statusOf(api, headers, path)).state) {
        highest = Math.max(highest, await memory())
        await pause()
      }
      assert.ok(highest - lowest < 100 * megabyte, `${Math.round((highest - lowest) / megabyte)} MB more`)
    })
  })
}

if (process.env[asServer]) await import('../../../../demo/server/main')
else crashTests()
