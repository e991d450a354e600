import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { createMailbox } from '../../../../demo/server/messaging/mailbox'
import type { Mail } from '../../../../demo/server/messaging/messenger'
import { notify } from '../../../../demo/server/notification/notify'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireNotificationSettings } from '../../../../src/wire/notification'
import { mailHour, notificationTopics } from '../../../../src/wire/notificationKinds'
import { paths } from '../../../../src/wire/paths'
import { get, type Stand, signIn } from '../../../support/server'
import { emptyVideo, idOf, send, userId, type Who, written } from '../comment/comment'

const hour = 60 * 60 * 1000

export const digestsSuite = (stand: Stand) => {
  describe('the mail digest', () => {
    let app: TestApp
    let now: Date
    let video: string
    const sent: Array<Mail & { to: string }> = []
    const as = (nickname: string): Promise<Who> => signIn(app, nickname)
    const later = (hours: number) => {
      now = new Date(now.getTime() + hours * hour)
    }
    /** Goes on to the next morning, a minute after the mails are due. */
    const morning = () => {
      const at = new Date(now)
      at.setUTCHours(mailHour, 1)
      now = at > now ? at : new Date(at.getTime() + 24 * hour)
    }
    const comment = async (nickname: string, text: string) =>
      written(app, await as(nickname), { video_id: video, text })
    /** The mails that the job sends now. */
    const digest = async () => {
      sent.length = 0
      await app.services.digests.send()
      await app.runJobs()
      return [...sent]
    }
    before(async () => {
      now = new Date()
      const { messenger } = createMailbox(() => now)
      const mail = async (to: string, it: Mail) => void sent.push({ to, ...it })
      const messages = {
        origin: 'https://api.example',
        site: 'https://lumen.example',
        contact: '',
        allowLoopback: false,
      }
      app = await stand.app({ now: () => now, messenger: { ...messenger, mail }, messages })
      video = await emptyVideo(app, 'windows')
      await app.db.query(
        sql`update users set email = 'leo@mail.example' where nickname = 'leo.hartmann' and brand_id = 1`,
      )
    })
    beforeEach(async () => {
      await app.db.query(sql`delete from notifications`)
      await app.db.query(sql`delete from notification_settings`)
      await app.db.query(sql`delete from digests`)
      await app.db.query(sql`update users set language = null, time_zone = null`)
    })
    after(() => app.close())

    it('comes once a day with what is unread, and never twice [T19]', async () => {
      await comment('wren', 'How many octaves?')
      assert.deepEqual(await digest(), [], 'it may still be read on the site until the morning')
      morning()
      const [mail, ...others] = await digest()
      assert.deepEqual(others, [])
      assert.equal(mail?.to, 'leo@mail.example')
      assert.equal(mail?.subject, 'One thing happened on Lumen')
      assert.match(
        mail?.text ?? '',
        /Wren.* commented on your video\.\n“How many octaves\?”\nhttps:\/\/lumen\.example\/video\/windows\n/,
      )
      assert.deepEqual(await digest(), [])
      await comment('yuki', 'And why?')
      later(3)
      assert.deepEqual(await digest(), [], 'one a day')
      morning()
      const [next] = await digest()
      assert.match(next?.text ?? '', /And why/)
      assert.doesNotMatch(next?.text ?? '', /octaves/)
    })

    it('leaves out what was read, what is not wanted by mail, and people without an address [T19]', async () => {
      await comment('wren', 'Read soon')
      await send(app, 'POST', paths.notificationRead, {}, await as('leo.hartmann'))
      morning()
      assert.deepEqual(await digest(), [])
      await comment('wren', 'Not by mail')
      await send(app, 'POST', paths.notificationSettings, { answers: { mail: false } }, await as('leo.hartmann'))
      morning()
      assert.deepEqual(await digest(), [], 'also what happened before the change')
    })

    it('is written in the person’s language [T19]', async () => {
      await app.db.query(sql`update users set language = 'de-AT' where nickname = 'leo.hartmann'`)
      await comment('wren', 'Hallo')
      morning()
      const [mail] = await digest()
      assert.equal(mail?.subject, 'Es gibt Neues auf Lumen')
      assert.match(mail?.text ?? '', /hat dein Video kommentiert/)
      assert.equal(mail?.language, 'de')
    })

    it('leads to a page in the person’s language, or the browser’s [T19] [T23]', async () => {
      await comment('wren', 'Hello')
      morning()
      const [mail] = await digest()
      const path = /api\.example(\/unsubscribe\/[^>]*)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
      const shown = async (init: RequestInit) => (await app.fetch(path, init)).text()
      const inTurkish = { headers: { 'accept-language': 'tr' } }
      assert.match(await shown(inTurkish), /<html lang="tr" dir="ltr">.*Lumen seni yalnızca/s)
      await app.db.query(sql`update users set language = 'ar' where nickname = 'leo.hartmann'`)
      assert.match(await shown(inTurkish), /<html lang="ar" dir="rtl">.*إيقاف الرسائل/s)
      assert.match(await shown({ method: 'POST' }), /<html lang="ar" dir="rtl">.*توقفت الرسائل/s)
    })

    it('says what became of a post, in the words it has, and leads to it [M06] [M07] [T19]', async () => {
      const leo = await userId(app, 'leo.hartmann')
      const postId = await idOf(
        app,
        sql`insert into posts_in_work (id, brand_id, author_id, upload_path, written, problem, created_at)
          values (990001, 1, ${leo}, 'uploads/videos/broken', '{"caption": "Dusk, twice"}', 'unreadable', now())
          returning id::text`,
      )
      await notify(app.db, [leo], { kind: 'post_failed', actorId: null, postId }, now)
      await notify(app.db, [leo], { kind: 'post_published', actorId: null, videoId: video }, now)
      morning()
      const [mail] = await digest()
      const failed = /Your post could not be published\.\n“Dusk, twice”\nhttps:\/\/lumen\.example\/posts\/990001\n/
      assert.match(mail?.text ?? '', failed)
      assert.match(mail?.text ?? '', /Your post is published\.\nhttps:\/\/lumen\.example\/video\/windows\n/)
    })

    it('comes in the morning where the person is, as the browser said last [T19]', async () => {
      const told = async (zone: string) => {
        const path = `${paths.notificationStream}?time_zone=${encodeURIComponent(zone)}`
        await (await app.fetch(path, await as('leo.hartmann'))).body?.cancel()
      }
      await told('Asia/Tokyo')
      await told('Nowhere/Else')
      await comment('wren', 'Early')
      morning()
      now = new Date(now.getTime() - (9 * 60 + 2) * 60_000)
      assert.deepEqual(await digest(), [], 'a minute before eight in Tokyo')
      now = new Date(now.getTime() + 60_000)
      assert.equal((await digest()).length, 1)
    })

    it('comes at once, or on Mondays, where the person wants that [M06] [T19]', async () => {
      const choose = async (mail_frequency: string) =>
        send<WireNotificationSettings>(
          app,
          'POST',
          paths.notificationSettings,
          { mail_frequency },
          await as('leo.hartmann'),
        )
      assert.equal((await choose('at_once')).data.mail_frequency, 'at_once')
      for (const text of ['One', 'Two']) {
        await comment('wren', text)
        assert.match((await digest())[0]?.text ?? '', new RegExp(text))
        later(1)
      }
      assert.equal((await choose('yearly')).code, 400)
      await choose('weekly')
      // Past Monday's mails, also where it is Monday already.
      do morning()
      while (now.getUTCDay() !== 1)
      await digest()
      await comment('yuki', 'Once a week')
      for (const _ of 'TWTFSS') {
        morning()
        assert.deepEqual(await digest(), [], now.toISOString())
      }
      morning()
      assert.match((await digest())[0]?.text ?? '', /Once a week/)
    })

    it('goes out once when two processes are at it [T19]', async () => {
      await comment('wren', 'Once')
      morning()
      sent.length = 0
      await Promise.all([app.services.digests.send(), app.services.digests.send()])
      await app.runJobs()
      assert.equal(sent.length, 1)
    })

    it('has a link that stops it with one click, by a form in mail programs too, and takes that back [T19]', async () => {
      await comment('wren', 'Stop this')
      morning()
      const [mail] = await digest()
      assert.equal(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
      const [, path = ''] =
        /^<https:\/\/api\.example(\/unsubscribe\/.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
      assert.ok(mail?.text.includes(`https://api.example${path}`))
      const settings = async () =>
        get<WireNotificationSettings>(app, paths.notificationSettings, await as('leo.hartmann'))
      const confirmation = await app.fetch(path)
      assert.equal(confirmation.status, 200)
      assert.match(await confirmation.text(), /No more of these mails\?/)
      assert.equal((await settings()).answers.mail, true, 'opening changes nothing')
      const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
      for (const again of [1, 2]) assert.equal((await app.fetch(path, click)).status, 200, String(again))
      const stopped = await settings()
      const withMail = notificationTopics.filter((topic) => stopped[topic].mail)
      assert.deepEqual(withMail, ['security'], 'which is never in a digest')
      await comment('yuki', 'Silence')
      morning()
      assert.deepEqual(await digest(), [])
      assert.match(await (await app.fetch(`${path}/resume`, { method: 'POST' })).text(), /come again/)
      const { answers, sparks } = await settings()
      assert.deepEqual([answers.mail, sparks.mail], [true, false], 'as it was')
    })

    it('refuses links that this server has not made [T19]', async () => {
      const id = await userId(app, 'leo.hartmann')
      for (const token of [id, `${id}.`, `${id}.AAAA`, 'x.y', '0.0']) {
        const answer = await app.fetch(`/unsubscribe/${token}`, { method: 'POST' })
        assert.equal(answer.status, 400, token)
      }
    })
  })
}
