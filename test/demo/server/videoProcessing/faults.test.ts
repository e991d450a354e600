import assert from 'node:assert/strict'
import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { retryDelay } from '../../../../demo/server/jobs/worker'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import type { ProcessingSettings } from '../../../../demo/server/videoProcessing/settings'
import { uploadIdOf } from '../../../../demo/server/videoUpload/uploadPath'
import { signIn } from '../../../support/server'
import { statusOf, uploadVideo } from '../videoUpload/tus'
import { findProgram, makeFilm } from './films'

describe('where the processing of a video meets a fault,', () => {
  let app: TestApp
  let mira: Record<string, string>
  let folder: string
  let time: number
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-tools-'))
    time = Date.parse('2026-03-02T08:00:00Z')
  })
  afterEach(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = async (processing: Partial<ProcessingSettings>) => {
    app = await createTestApp({ now: () => new Date(time), processing })
    mira = (await signIn(app, 'mira.light')).headers
  }
  const filesOf = async (path: string) =>
    (await readdir(app.files, { recursive: true }).catch(() => [])).filter((name) => name.includes(path.slice(-36)))
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  /** A folder of programs in which ffmpeg does this once it is to write a size, and else what it always does. */
  const withFfmpeg = async (script: string) => {
    await symlink(await findProgram('ffprobe'), join(folder, 'ffprobe'))
    const real = await findProgram('ffmpeg')
    const text = `#!/bin/sh\ncase "$*" in *index.m3u8*) ${script};; esac\nexec ${real} "$@"\n`
    await writeFile(join(folder, 'ffmpeg'), text)
    await chmod(join(folder, 'ffmpeg'), 0o755)
    return folder
  }
  const pids = async () => (await readFile(join(folder, 'pids'), 'utf8').catch(() => '')).trim().split('\n').map(Number)

  it('a program that hangs is killed, and the video given up after four tries, without a file [T10] [T17]', async () => {
    await open({ stuckSeconds: 2, ffmpeg: await withFfmpeg(`echo $$ >> ${folder}/pids; exec sleep 1000`) })
    const path = await uploadVideo(app, mira, await makeFilm({ seconds: 0.2 }))
    await app.runJobs()
    assert.equal((await statusOf(app, mira, path)).state, 'waiting')
    // The second and third were no better.
    await app.db.query(sql`update jobs set attempts = 3 where kind = 'processVideo'`)
    time += retryDelay(3)
    await app.runJobs()
    assert.equal((await pids()).length, 2)
    assert.deepEqual((await pids()).filter(isAlive), [])
    assert.equal((await statusOf(app, mira, path)).problem, 'unreadable')
    assert.deepEqual(await filesOf(path), [])
    assert.deepEqual(await readdir(`${app.files}-scratch`), [])
  })

  it('another try goes on behind the sizes that are done, and nothing is there twice [T10] [T17]', async () => {
    await open({
      ffmpeg: await withFfmpeg(
        `echo $$ >> ${folder}/pids; test -e ${folder}/once || case "$*" in *scale=540*) touch ${folder}/once; exit 1;; esac`,
      ),
    })
    const path = await uploadVideo(app, mira, await makeFilm({ size: '540x960', seconds: 0.4 }))
    await app.runJobs()
    const halted = await statusOf(app, mira, path)
    assert.deepEqual([halted.state, halted.rungs, halted.rungs_done], ['waiting', 2, 1])
    const first = join(app.files, path, '360/0.m4s')
    const before = (await stat(first)).mtimeMs
    time += retryDelay(1)
    await app.runJobs()
    const { state, rungs_done } = await statusOf(app, mira, path)
    assert.deepEqual([state, rungs_done], ['ready', 2])
    assert.equal((await stat(first)).mtimeMs, before)
    assert.equal((await pids()).length, 3)
    const rows = await app.db.query(sql`select 1 from media where hls_url = ${`/storage/${path}/master.m3u8`}`)
    assert.equal(rows.length, 1)
  })

  it('a video that is thrown away meanwhile ends its program, and leaves nothing [M07] [T10]', async () => {
    await open({ ffmpeg: await withFfmpeg(`echo $$ >> ${folder}/pids; exec sleep 1000`) })
    const path = await uploadVideo(app, mira, await makeFilm({ seconds: 0.2 }))
    const running = app.runJobs()
    while (!(await pids())[0]) await new Promise((resolve) => setImmediate(resolve))
    const { userId } = await app.services.sessions.viewer(mira.authorization?.slice(7) ?? '')
    await app.db.tx((tx) => app.services.videoUploads.forget(tx, userId, path))
    await running
    assert.deepEqual((await pids()).filter(isAlive), [])
    await app.runJobs()
    assert.deepEqual(await filesOf(path), [])
    assert.deepEqual(await app.db.query(sql`select 1 from video_uploads where id = ${uploadIdOf(path)}::uuid`), [])
  })

  it('that there is no ffmpeg, an MP4 that browsers play is published as it is, but for its place and device [M07] [S04]', async () => {
    await open({ ffmpeg: 'none' })
    const more = ['-metadata', 'title=48.1371 011.5754', '-metadata', 'comment=SecretCam']
    const film = await makeFilm({ size: '180x320', seconds: 1, ending: 'mp4', more })
    assert.ok(film.includes('SecretCam') && film.includes('48.1371'))
    const path = await uploadVideo(app, mira, film)
    await app.runJobs()
    const it = await statusOf(app, mira, path)
    assert.deepEqual([it.state, it.width, it.height, it.has_sound], ['ready', 180, 320, true])
    const [media] = await app.db.query<{ hls_url: string | null; fast_start_url: string; duration: number }>(
      sql`select m.* from media m join video_uploads u on u.media_id = m.id where u.id = ${uploadIdOf(path)}::uuid`,
    )
    assert.deepEqual([media?.hls_url, media?.fast_start_url], [null, `/storage/${path}/video.mp4`])
    assert.ok(Math.abs((media?.duration ?? 0) - 1) < 0.1)
    const published = Buffer.from(await (await app.fetch(media?.fast_start_url ?? '')).arrayBuffer())
    assert.equal(published.length, film.length)
    assert.ok(!published.includes('SecretCam') && !published.includes('48.1371'))
    assert.equal((await app.fetch(it.thumb_url ?? '')).status, 200)
  })

  it('that there is no ffmpeg, what browsers may not play says so [M07]', async () => {
    await open({ ffmpeg: 'none' })
    const other = ['-c:v', 'mpeg4']
    for (const [film, type] of [
      [await makeFilm({ ending: 'webm', seconds: 0.4 }), 'video/webm'],
      [await makeFilm({ more: other, seconds: 0.4 }), 'video/mp4'],
      [(await makeFilm({ seconds: 1 })).subarray(0, 20_000), 'video/mp4'],
      [Buffer.from('no film'), 'video/mp4'],
    ] as const) {
      const path = await uploadVideo(app, mira, film, type)
      await app.runJobs()
      const { state, problem } = await statusOf(app, mira, path)
      assert.deepEqual([state, problem], ['failed', 'not_playable'])
      assert.deepEqual(await filesOf(path), [])
    }
  })
})
