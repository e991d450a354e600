import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { createMailbox } from '../../../../demo/server/messaging/mailbox'
import type { Mail } from '../../../../demo/server/messaging/messenger'
import type { TestApp } from '../../../../demo/server/testing'
import {
  isAlwaysOn,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
} from '../../../../src/wire/notificationKinds'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { type Stand, signIn } from '../../../support/server'
import { emptyVideo, idOf, send, userId, type Who, written } from '../comment/comment'
import { fakeFiles, makeMedia, postCalls } from '../post/post'
import { consume, send as sendCode } from '../signIn/signIn'
import { listFor } from './notificationList'

/** What reached somebody by each way. */
type Reached = { app: number; mail: number; push: number }

const day = 24 * 60 * 60 * 1000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const leo = 'leo.hartmann'
const email = 'leo@mail.example'

export const notificationWaysSuite = (stand: Stand) => {
  describe('each way of each topic of notifications', () => {
    const { files, videoFiles } = fakeFiles()
    let app: TestApp
    let now = new Date()
    let video: string
    let community: string
    let service: Server
    let pushed = 0
    let made = 0
    const mails: Mail[] = []
    /** Whose mails these are. */
    let watched = email
    const as = (nickname: string): Promise<Who> => signIn(app, nickname)

    before(async () => {
      service = createServer((request, response) => {
        pushed += 1
        request.resume().on('end', () => response.writeHead(201).end())
      })
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
      const { messenger } = createMailbox(() => now)
      const mail = async (to: string, it: Mail) => void (to === watched && mails.push(it))
      const messages = {
        origin: 'https://api.example',
        site: 'https://lumen.example',
        contact: '',
        allowLoopback: true,
      }
      app = await stand.app({ now: () => now, messenger: { ...messenger, mail }, messages, videoFiles })
      video = await emptyVideo(app, 'windows')
      community = await idOf(app, sql`select id::text from communities where slug = 'slow-shaders' and brand_id = 1`)
      await app.db.query(sql`update users set email = ${email} where id = ${await userId(app, leo)}`)
    })
    beforeEach(async () => {
      mails.length = 0
      // No digest is due twice on a day.
      now = new Date(now.getTime() + 2 * day)
      for (const table of ['notifications', 'notification_settings', 'digests', 'push_subscriptions', 'paces', 'codes'])
        await app.db.script(`delete from ${table}`)
      await app.db.query(sql`delete from sparks where video_id = ${video}`)
      const browser = createECDH('prime256v1')
      browser.generateKeys()
      const { port } = service.address() as AddressInfo
      const keys = { p256dh: browser.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') }
      const subscription = { endpoint: `http://127.0.0.1:${port}/leo`, keys, language: 'en' }
      assert.equal((await send(app, 'POST', paths.pushSubscription, subscription, await as(leo))).code, 200)
    })
    after(async () => {
      await app.close()
      await new Promise((resolve) => service.close(resolve))
    })

    const ready = async (path: string, owner: string) =>
      files.set(path, { owner, state: 'ready', problem: null, mediaId: await makeMedia(app) })
    /** Posts a video that is ready. */
    const post = async (nickname: string, body: object = {}) => {
      const upload_path = `uploads/videos/way${++made}`
      await ready(upload_path, await userId(app, nickname))
      const { code, message } = await postCalls(app).create({ upload_path, ...body }, await as(nickname))
      assert.equal(code, 200, message)
    }
    const place = async (nickname: string, role: number, subscribed: boolean) =>
      app.db.query(sql`insert into community_members (community_id, user_id, role, subscribed, since)
        values (${community}, ${await userId(app, nickname)}, ${role}, ${subscribed}, ${now})
        on conflict (community_id, user_id) do update set role = excluded.role, subscribed = excluded.subscribed`)
    let devices = 0
    /** Signs Leo in by a code, in a browser of its own unless given. */
    const enter = async (device = `device ${++devices}`, agent = firefox) => {
      await app.db.query(sql`delete from codes`)
      const { data } = await sendCode(app, { email }, { encrypted_device_id: device })
      const code = mails.map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0]).findLast((it) => it !== undefined)
      const answer = await consume(app, { email }, data, code ?? '', {}, { 'user-agent': agent })
      assert.equal(answer.code, 200, answer.message)
    }

    /** What happens to Leo in each topic. */
    const happenings: Record<NotificationTopic, () => Promise<unknown>> = {
      answers: async () => written(app, await as('wren'), { video_id: video, text: 'Fine' }),
      sparks: async () => send(app, 'POST', paths.spark, { video_id: video, sparked: true }, await as('wren')),
      async posts() {
        const upload_path = `uploads/videos/way${++made}`
        const owner = await userId(app, leo)
        files.set(upload_path, { owner, state: 'processing', problem: null, mediaId: null })
        await postCalls(app).create({ upload_path }, await as(leo))
        await ready(upload_path, owner)
        await app.db.tx((tx) => app.services.postCreating.settle(tx, upload_path))
      },
      async communities() {
        await place(leo, roles.member, true)
        await place('wren', roles.member, false)
        await post('wren', { community_id: community })
      },
      async requests() {
        await place(leo, roles.leader, false)
        await app.db.query(sql`delete from community_members
          where community_id = ${community} and user_id = ${await userId(app, 'wren')}`)
        const body = { community_id: community, accepted_rules: true }
        assert.equal((await send(app, 'POST', paths.communityJoinRequest, body, await as('wren'))).code, 200)
      },
      news: () => post('lumen'),
      security: () => enter(),
    }

    /** What reaches Leo of something, until the next morning is over. */
    const reachedBy = async (topic: NotificationTopic): Promise<Reached> => {
      await app.db.query(sql`delete from notifications`)
      await happenings[topic]()
      const isCode = ({ subject }: Mail) => /\b\d{6}\b/.test(subject)
      await app.runJobs()
      now = new Date(now.getTime() + day)
      await app.services.digests.send()
      await app.runJobs()
      const { items } = await listFor(app, await as(leo))
      const reached = { app: items.length, mail: mails.filter((mail) => !isCode(mail)).length, push: pushed }
      mails.length = 0
      pushed = 0
      return reached
    }
    const change = async (body: object) =>
      assert.equal((await send(app, 'POST', paths.notificationSettings, body, await as(leo))).code, 200)
    const off = { app: false, mail: false, push: false }

    for (const topic of notificationTopics)
      for (const channel of notificationChannels)
        if (!isAlwaysOn(topic, channel))
          it(`${topic} by ${channel} start and stop with its switch [M06] [T19]`, async () => {
            const always = isAlwaysOn(topic, 'app') ? { app: 1, mail: 1, push: 0 } : { app: 0, mail: 0, push: 0 }
            // Nothing else reaches by it.
            await change(Object.fromEntries(notificationTopics.map((it) => [it, { ...off, [channel]: it !== topic }])))
            assert.deepEqual(await reachedBy(topic), always, 'off')
            await app.db.query(sql`delete from sparks where video_id = ${video}`)
            await change({ [topic]: { ...off, [channel]: true } })
            assert.deepEqual(await reachedBy(topic), { ...always, [channel]: 1 }, 'on')
          })

    it('the brand’s own news reach nobody who has not asked for them [M06] [T19]', async () => {
      assert.deepEqual(await reachedBy('news'), { app: 0, mail: 0, push: 0 })
    })

    it('news are not told again to who has heard of the video in a community, and are of the brand’s accounts alone [M06]', async () => {
      await place(leo, roles.member, true)
      await place('lumen', roles.member, false)
      await change({ news: { app: true } })
      await post('lumen', { community_id: community })
      await post('wren')
      const { items } = await listFor(app, await as(leo))
      assert.deepEqual(
        items.map(({ kind }) => kind),
        ['new_video'],
      )
    })

    it('a sign-in is told of on a device that is new to the account, and only the latest is listed [S04] [T19]', async () => {
      const told = async () => {
        await app.runJobs()
        const subjects = mails.filter(({ subject }) => !/\d{6}/.test(subject))
        mails.length = 0
        return subjects
      }
      await enter('laptop')
      const [mail, ...others] = await told()
      assert.deepEqual(others, [])
      assert.equal(mail?.subject, 'New sign-in to your Lumen account')
      assert.match(mail?.text ?? '', /\n\nFirefox, Linux\n\n.*https:\/\/lumen\.example\/settings\/devices\n$/)
      assert.equal(mail?.headers, undefined, 'no link stops it')
      await enter('laptop')
      assert.deepEqual(await told(), [], 'known by now')
      await enter('phone', 'curl')
      assert.doesNotMatch((await told())[0]?.text ?? '', /Firefox|null/)
      const { items } = await listFor(app, await as(leo))
      assert.deepEqual(
        items.map(({ kind }) => kind),
        ['signed_in'],
      )
    })

    it('a first sign-in is told of to nobody [S04]', async () => {
      watched = 'first@mail.example'
      const { data } = await sendCode(app, { email: watched })
      const code = /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? ''
      assert.equal((await consume(app, { email: watched }, data, code)).code, 200)
      await app.runJobs()
      assert.equal(mails.length, 1)
      assert.deepEqual(await app.db.query(sql`select 1 from notifications where kind = 'signed_in'`), [])
    })
  })
}
