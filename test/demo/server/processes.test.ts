import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Database } from '../../../demo/server/database/database'
import { openPostgres } from '../../../demo/server/database/postgres'
import { sql } from '../../../demo/server/database/sql'
import { createJobQueue } from '../../../demo/server/jobs/queue'
import { createMailbox, type Mailbox } from '../../../demo/server/messaging/mailbox'
import { openSmtpServer } from '../../../demo/server/messaging/smtpServer'
import type { WireCommunity } from '../../../src/wire/community'
import type { WireFeed } from '../../../src/wire/feed'
import { paths } from '../../../src/wire/paths'
import { type Answering, call, get, slugs } from '../../support/server'
import { asServer, launchFrom, type Running } from '../../support/serverProcess'
import { send, type Who } from './comment/comment'
import { findPostgres } from './database/postgresServer'
import { codeFor, consume, send as sendCode } from './signIn/signIn'

const launch = launchFrom(import.meta.url)
const now = () => new Date()
const jobsAddress = 'jobs@reader.example'
const leaderEmail = 'lumen@lumen.example'

/** Has the first who comes wait for the second: what they do overlaps. */
const createMeeting = () => {
  let leave: (() => void) | undefined
  return async () => {
    if (leave) return leave()
    await new Promise<void>((resolve) => {
      leave = resolve
    })
  }
}

const processTests = async () => {
  const postgres = await findPostgres()
  if (typeof postgres === 'string') return it.skip(`two processes on one PostgreSQL [S03]: ${postgres}`)

  describe('two processes on one PostgreSQL', () => {
    const name = `geuin_test_${randomUUID().replaceAll('-', '')}`
    const admin = openPostgres(postgres.address('postgres'), { max: 1 })
    const mailbox: Mailbox = createMailbox(now)
    const meeting = createMeeting()
    const mail: Mailbox['messenger']['mail'] = async (to, message) => {
      await mailbox.messenger.mail(to, message)
      if (to === jobsAddress) await meeting()
    }
    let mailServer: Awaited<ReturnType<typeof openSmtpServer>>
    let folder: string
    let db: Database
    let running: Omit<Running, 'address'>[] = []
    let one: Answering
    let other: Answering

    before(async () => {
      await admin.script(`create database ${name} template template0`)
      folder = await mkdtemp(join(tmpdir(), 'geuin-processes-'))
      mailServer = await openSmtpServer({ ...mailbox, messenger: { ...mailbox.messenger, mail } })
      const env = {
        DATABASE_URL: postgres.address(name),
        GEUIN_SMTP_URL: mailServer.url,
        GEUIN_LOG: 'warn',
        GEUIN_DEMO: '',
      }
      // At the same time, on an empty database: one of them makes the tables and the content.
      const started = [launch(folder, env), launch(folder, env)]
      running = started
      const [first, second] = await Promise.all(started.map(({ address }) => address))
      const api = (address = ''): Answering => ({ fetch: (path, init) => fetch(`${address}${path}`, init) })
      one = api(first)
      other = api(second)
      db = openPostgres(postgres.address(name), { max: 1 })
    })
    after(async () => {
      for (const { child } of running) child.kill('SIGTERM')
      await Promise.all(running.map(({ ended }) => ended))
      await db?.close()
      await mailServer?.close()
      await admin.script(`drop database if exists ${name} with (force)`)
      await admin.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    })

    const askForCode = (app: Answering, email: string) => sendCode(app, { email }, { encrypted_device_id: email })
    /** Signs in by a code that one process sends and the other one takes. */
    const signIn = async (email: string): Promise<Who> => {
      const { data } = await askForCode(one, email)
      const { headers, message } = await consume(other, { email }, data, codeFor({ mailbox }, email))
      assert.ok(headers.get('gn-access-token'), message)
      return { headers: { authorization: `Bearer ${headers.get('gn-access-token')}` } }
    }
    const newMember = () => signIn(`${randomUUID()}@reader.example`)
    /** The text of a stream, from its beginning until it holds something. */
    const reader = async (app: Answering, path: string, who: Who) => {
      const stream = (await app.fetch(path, who)).body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      return {
        async until(pattern: RegExp) {
          while (!pattern.test(text)) {
            const { value, done } = (await stream?.read()) ?? assert.fail('there is a body')
            assert.ok(!done, 'the stream has ended')
            text += value
          }
        },
        stop: () => stream?.cancel(),
      }
    }

    it('have the same content, which one of them made [S01] [S03]', async () => {
      const [first, second] = await Promise.all([one, other].map((app) => get<WireFeed>(app, paths.feedHome)))
      assert.ok(first && second)
      assert.deepEqual(slugs(first), slugs(second))
      const [{ brands } = { brands: 0 }] = await db.query<{ brands: number }>(
        sql`select count(*) as brands from brands`,
      )
      assert.equal(brands, 2)
    })

    it('take each other’s codes and sessions, and end them for both [S03] [S04] [T08]', async () => {
      const who = await newMember()
      for (const app of [one, other]) assert.equal((await call(app, paths.account, who)).status, 200)
      assert.equal((await send(one, 'POST', paths.signOut, {}, who)).code, 200)
      for (const app of [one, other]) assert.equal((await call(app, paths.account, who)).status, 401)
    })

    it('count codes and what a person does together [S03] [S04]', async () => {
      const email = `${randomUUID()}@reader.example`
      assert.equal((await askForCode(one, email)).status, 200)
      assert.equal((await askForCode(other, email)).status, 429)
      const who = await newMember()
      const message = { name: 'A reader', email, message: 'Hello' }
      for (const app of [one, other, one, other, one]) {
        assert.equal((await send(app, 'POST', paths.contactUs, message, who)).status, 200)
      }
      for (const app of [one, other]) assert.equal((await send(app, 'POST', paths.contactUs, message, who)).status, 429)
    })

    it('do each job once, whichever of them does it [S03] [T10]', async () => {
      const contact = { kind: 'email', address: jobsAddress } as const
      const subjects = Array.from({ length: 40 }, (_, at) => `Job ${at}`)
      await db.tx(async (tx) => {
        for (const subject of subjects) {
          await createJobQueue(now).add(tx, 'sendMessage', {
            contact,
            message: { mail: { subject, text: '' }, text: '' },
          })
        }
      })
      const isThere = async () => (await db.query(sql`select 1 from jobs where kind = 'sendMessage'`)).length > 0
      while (await isThere());
      const done = mailbox.list().filter(({ to }) => to === contact.address)
      assert.deepEqual(done.map(({ subject }) => subject).sort(), subjects.sort())
    })

    it('tell each other’s viewers what happens: requests that are accepted, comments [S03] [T13] [T19]', async () => {
      const leader = await signIn(leaderEmail)
      const member = await newMember()
      const { user_id } = await get<{ user_id: string }>(other, paths.account, member)
      const path = `${paths.community}?slug=inner-circle`
      const { community_id } = await get<WireCommunity>(other, path, member)
      assert.equal((await send(other, 'POST', paths.communityJoinRequest, { community_id }, member)).code, 200)
      const [video] = (await get<WireFeed>(one, paths.feedHome)).items
      const videoId = video?.type === 'video' ? video.video_id : assert.fail('the feed has a video')
      const stream = `${paths.commentStream}?video_id=${videoId}&after=0&notifications=true`
      const listening = await reader(other, stream, member)
      await listening.until(/"unread_count":0/)

      const decision = { community_id, user_id, accepted: true }
      assert.equal((await send(one, 'PATCH', paths.communityJoinRequest, decision, leader)).code, 200)
      await listening.until(/"unread_count":1/)
      const comment = { video_id: videoId, parent_id: null, text: 'From afar', facets: [], client_id: randomUUID() }
      assert.equal((await send(one, 'POST', paths.commentCreate, comment, leader)).code, 200)
      await listening.until(/"text":"From afar"/)
      await listening.stop()
      const { viewer } = await get<WireCommunity>(other, path, member)
      assert.equal(viewer?.role, 2)
    })
  })
}

if (process.env[asServer]) await import('../../../demo/server/main')
else await processTests()
