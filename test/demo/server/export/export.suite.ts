import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { raw, sql } from '../../../../demo/server/database/sql'
import { archive } from '../../../../demo/server/export/archive'
import { maxExportAttempts } from '../../../../demo/server/export/exportGathering'
import { type JobFailure, retryDelay } from '../../../../demo/server/jobs/worker'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireDataExport } from '../../../../src/wire/dataExport'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'
import { send as sendJson, userId, type Who } from '../comment/comment'

const day = 24 * 60 * 60 * 1000
const run = promisify(execFile)

/** The files of a zip, as another program reads them. */
const unzip = async (bytes: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), 'geuin-zip-'))
  const file = join(folder, 'copy.zip')
  await writeFile(file, bytes)
  const script = `import json,sys,zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
  assert z.testzip() is None
  print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))`
  const { stdout } = await run('python3', ['-c', script, file], { maxBuffer: 64 * 1024 * 1024 })
  await rm(folder, { recursive: true })
  return new Map(Object.entries(JSON.parse(stdout) as Record<string, string>))
}

export const exportSuite = (stand: Stand) => {
  describe('a copy of a viewer’s data', () => {
    let app: TestApp
    let mira: Who
    let failures: JobFailure[]
    let time = Date.parse('2026-03-02T10:00:00.000Z')
    before(async () => {
      failures = []
      app = await stand.app({ now: () => new Date(time), onJobFailure: (failure) => failures.push(failure) })
    })
    after(() => app.close())
    beforeEach(async () => {
      await app.db.query(sql`delete from data_exports`)
      await app.db.query(sql`delete from jobs`)
      await app.db.query(sql`delete from paces`)
      mira = await signIn(app, 'mira.light')
    })

    const send = async (method: 'POST' | 'DELETE', who: Who = mira) => {
      const { code, data, message } = await call<WireDataExport>(app, paths.dataExport, { method, ...who })
      assert.equal(code, 200, message)
      return data
    }
    const status = (who: Who = mira) => get<WireDataExport>(app, paths.dataExport, who)
    const download = async (url: string | null) => {
      const answer = await app.fetch(new Request(url ?? ''))
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
    }
    const read = async (url: string | null) => {
      const files = await unzip((await download(url)).bytes)
      return (name: string) => JSON.parse(files.get(`${name}.json`) ?? 'null') as Array<Record<string, unknown>>
    }

    it('is gathered by a job, and ready by a mail and by its status [T18] [M08]', async () => {
      assert.deepEqual((await status()).status, 'none')
      const requested = await send('POST')
      assert.deepEqual([requested.status, requested.done, requested.url], ['gathering', 0, null])
      await app.runJobs()
      const ready = await status()
      assert.equal(ready.status, 'ready')
      assert.ok(ready.total && ready.total > 10 && ready.done === ready.total, `${ready.done} of ${ready.total}`)
      assert.equal(ready.expires_at, new Date(time + 7 * day).toISOString())
      const mail = app.mailbox.list().find(({ to }) => to === 'mira.light@lumen.example')
      assert.equal(mail?.subject, 'Your Lumen data is ready')
      const link = mail?.text.match(/http\S+/)?.[0] ?? ''
      const page = await (await app.fetch(new Request(link))).text()
      const href = /href="([^"]*)">Download/.exec(page)?.[1]?.replaceAll('&amp;', '&')
      assert.equal(href, ready.url)
      const { answer, bytes } = await download(ready.url)
      assert.equal(answer.headers.get('content-type'), 'application/zip')
      assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="lumen-mira.light.zip"')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.deepEqual([bytes.byteLength, Number(answer.headers.get('content-length'))], [ready.size, ready.size])
    })

    it('is announced in the language in which the person is written to [T18] [T23]', async () => {
      await app.db.query(sql`update users set language = 'de-AT' where nickname = 'mira.light'`)
      await send('POST')
      await app.runJobs()
      const [mail] = app.mailbox.list().filter(({ to }) => to === 'mira.light@lumen.example')
      assert.equal(mail?.subject, 'Deine Daten von Lumen sind bereit')
      assert.match(mail?.text ?? '', /innerhalb von 7 Tagen herunter: http/)
      const page = await app.fetch(new Request(mail?.text.match(/http\S+/)?.[0] ?? ''))
      assert.match(
        await page.text(),
        /<html lang="de" dir="ltr">.*Deine Daten.*<bdi>@mira.light<\/bdi>.*Herunterladen/s,
      )
      await app.db.query(sql`update users set language = null where nickname = 'mira.light'`)
    })

    it('holds all that is the viewer’s, and nothing of anybody else’s [T18]', async () => {
      const own = await userId(app, 'mira.light')
      const [other] = await app.db.query<{ id: string }>(sql`select id::text from users where nickname = 'theo'`)
      await app.db.query(sql`insert into blocks (user_id, blocked_id, created_at) values (${own}, ${other?.id}, now())
        on conflict do nothing`)
      for (const table of ['saved_videos', 'watched_videos'])
        await app.db.query(sql`insert into ${raw(table)} (user_id, video_id, at)
          select ${own}, id, now() from videos where slug = 'windows'`)
      await app.db.query(sql`insert into recent_searches (user_id, words, at)
        values (${own}, 'noise', now() - interval '1 day'), (${own}, 'plotter inks', now())`)
      await app.db.query(sql`insert into drafts (user_id, written, created_at, updated_at)
        values (${own}, '{"caption": "Not yet"}', now(), now())`)
      const settings = { news: { app: true }, mail_frequency: 'weekly' }
      await sendJson(app, 'POST', paths.notificationSettings, settings, mira)
      await send('POST')
      await app.runJobs()
      const entries = await read((await status()).url)
      assert.deepEqual(entries('drafts')[0]?.written, { caption: 'Not yet' })
      assert.deepEqual(entries('notification_settings'), [
        { topic: 'news', app: true, mail: false, push: false },
        { mail_frequency: 'weekly' },
      ])
      const [profile] = entries('profile')
      assert.equal(profile?.email, 'mira.light@lumen.example')
      assert.ok(Array.isArray(profile?.devices) && profile.devices.length > 0)
      const counted = async (name: string, statement: ReturnType<typeof sql>) => {
        const [row] = await app.db.query<{ count: number }>(statement)
        assert.ok(row)
        assert.equal(entries(name).length, row.count, name)
        return row.count
      }
      assert.ok((await counted('videos', sql`select count(*) as count from videos where author_id = ${own}`)) > 0)
      assert.ok(
        (await counted(
          'comments',
          sql`select count(*) as count from comments where author_id = ${own}
        and text <> ''`,
        )) > 0,
      )
      await counted('sparks', sql`select count(*) as count from sparks where user_id = ${own}`)
      assert.ok(
        (await counted('communities', sql`select count(*) as count from community_members where user_id = ${own}`)) > 0,
      )
      await counted('loops', sql`select count(*) as count from loop_members where user_id = ${own}`)
      await counted('reposts', sql`select count(distinct video_id) as count from reposts where user_id = ${own}`)
      await counted('notifications', sql`select count(*) as count from notifications where user_id = ${own}`)
      assert.deepEqual(
        entries('blocked_people').map(({ nickname }) => nickname),
        ['theo'],
      )
      for (const name of ['saved_videos', 'watched_videos'])
        assert.deepEqual(
          entries(name).map(({ video }) => (video as { slug: string }).slug),
          ['windows'],
        )
      assert.deepEqual(
        entries('searches').map(({ words }) => words),
        ['noise', 'plotter inks'],
      )
      const texts = entries('comments').map(({ text }) => text)
      const foreign = await app.db.query<{ text: string }>(sql`select text from comments where author_id <> ${own}`)
      assert.ok(foreign.every(({ text }) => !texts.includes(text)))
    })

    it('is private: for who has its address, until it is over, and not by guessing [T18] [S04]', async () => {
      await send('POST')
      await app.runJobs()
      const { url } = await status()
      const address = new URL(url ?? '')
      assert.equal((await download(url)).answer.status, 200)
      for (const name of ['export_id', 'expires', 'signature']) {
        const wrong = new URL(address)
        const value = wrong.searchParams.get(name) ?? ''
        wrong.searchParams.set(
          name,
          name === 'expires' ? String(Number(value) + 1) : value.replace(/^./, (it) => (it === 'a' ? 'b' : 'a')),
        )
        assert.equal((await download(wrong.href)).answer.status, 404, name)
      }
      assert.equal((await call(app, paths.dataExport)).status, 401)
      assert.equal((await status(await signIn(app, 'theo'))).status, 'none')
      const start = time
      time += 7 * day + 1000
      assert.equal((await download(url)).answer.status, 404)
      const page = await app.fetch(new Request(url?.replace(paths.dataExportFile, '/data-export') ?? ''))
      assert.deepEqual([page.status, /This link is over/.test(await page.text())], [400, true])
      mira = await signIn(app, 'mira.light')
      assert.equal((await status()).status, 'none')
      await app.services.dataExports.sweep()
      assert.deepEqual(
        await app.db.query(sql`select 1 from data_exports union all select 1 from data_export_parts`),
        [],
      )
      time = start
    })

    it('is one at a time, three an hour, and is cancelled on request [T18] [S04]', async () => {
      const id = async () => (await app.db.query<{ id: string }>(sql`select id::text from data_exports`))[0]?.id
      await Promise.all([send('POST'), send('POST')])
      const first = await id()
      assert.equal((await app.db.query(sql`select 1 from jobs where kind = 'gatherExport'`)).length, 1)
      assert.equal((await send('DELETE')).status, 'none')
      await app.runJobs()
      assert.equal((await status()).status, 'none')
      assert.deepEqual(await app.db.query(sql`select 1 from data_export_parts`), [])
      for (const again of [2, 3]) {
        await send('POST')
        await app.runJobs()
        assert.notEqual(await id(), first, String(again))
      }
      const often = await call(app, paths.dataExport, { method: 'POST', ...mira })
      assert.equal(often.status, 429)
      assert.equal((await status()).status, 'ready', 'the last one stays')
    })

    it('is made by one of two processes that do the job at the same time, and announced once [T18] [S05]', async () => {
      await send('POST')
      const [row] = await app.db.query<{ id: string }>(sql`select id::text from data_exports`)
      const before = app.mailbox.list().length
      const { gather } = app.services.exportGathering
      await Promise.all([gather(row?.id ?? ''), gather(row?.id ?? '')])
      await app.runJobs()
      assert.equal(app.mailbox.list().length, before + 1)
      const { url, status: now } = await status()
      assert.equal(now, 'ready')
      assert.ok((await read(url))('comments').length > 0)
    })

    it('fails for the viewer after three attempts, can be requested again, and is no lost job [T18] [S05]', async () => {
      // A table that can't be read simulates a database failure.
      await app.db.script('alter table reports rename to reports_elsewhere')
      await send('POST')
      for (let attempt = 1; attempt <= maxExportAttempts; attempt++) {
        await app.runJobs()
        assert.equal((await status()).status, attempt < maxExportAttempts ? 'gathering' : 'failed', String(attempt))
        time += retryDelay(attempt)
      }
      assert.deepEqual(
        failures.map(({ kind, isFinal }) => [kind, isFinal]),
        Array(maxExportAttempts).fill(['gatherExport', false]),
      )
      await app.db.script('alter table reports_elsewhere rename to reports')
      await app.runJobs()
      assert.equal((await status()).status, 'failed')
      assert.deepEqual(await app.db.query(sql`select 1 from jobs where kind = 'gatherExport'`), [])
      await send('POST')
      await app.runJobs()
      assert.equal((await status()).status, 'ready')
    })

    it('goes with the account [F15] [T18]', async () => {
      const yuki = await signIn(app, 'yuki', { isVerified: true })
      await send('POST', yuki)
      await app.runJobs()
      const { url } = await status(yuki)
      assert.equal((await call(app, paths.deleteAccount, { method: 'DELETE', ...yuki })).code, 200)
      assert.equal((await download(url)).answer.status, 404)
      assert.deepEqual(await app.db.query(sql`select 1 from data_export_parts`), [])
    })

    it('is written page by page, however much there is [T18] [T02]', async () => {
      const own = await userId(app, 'mira.light')
      await app.db.query(sql`insert into notifications (user_id, kind, actor_id, video_id, group_key, created_at)
        select ${own}, 'spark', u.id, v.id, 'spark:' || v.id, now() from users u, videos v where u.brand_id = 1 and v.brand_id = 1
        limit 3000 on conflict do nothing`)
      const pages: number[] = []
      const at = new Date(time)
      const parts: Uint8Array[] = []
      for await (const part of archive(app.db, own, { at, onPage: async (entries) => void pages.push(entries) }))
        parts.push(part)
      assert.ok(pages.length > 6 && Math.max(...pages) <= 500, pages.join())
      const files = await unzip(Buffer.concat(parts))
      assert.ok(JSON.parse(files.get('notifications.json') ?? '').length > 2000)
      const stop = archive(app.db, own, { at, onPage: async () => Promise.reject(new Error('enough')) })
      await assert.rejects(async () => {
        for await (const _ of stop);
      }, /enough/)
    })
  })
}
