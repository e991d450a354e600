import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireNotificationState } from '../../../../src/wire/notification'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { get, type Stand, signIn } from '../../../support/server'
import { emptyVideo, remove, send, userId, type Who, written } from '../comment/comment'
import { loopCalls } from '../loop/loop'
import { asLine, listFor, type NotificationPage } from './notificationList'

const day = 24 * 60 * 60 * 1000

export const notificationsSuite = (stand: Stand) => {
  describe('the list of notifications', () => {
    let app: TestApp
    let now = new Date()
    let video: string
    const as = (nickname: string): Promise<Who> => signIn(app, nickname)
    const spark = async (nickname: string, sparked = true) =>
      send(app, 'POST', paths.spark, { video_id: video, sparked }, await as(nickname))
    const list = async (query = '') => listFor(app, await as('leo.hartmann'), query)
    const lines = async (query = '') => (await list(query)).items.map(asLine)
    const read = async (body: object) =>
      (await send<WireNotificationState>(app, 'POST', paths.notificationRead, body, await as('leo.hartmann'))).data
    before(async () => {
      app = await stand.app({ now: () => now })
      video = await emptyVideo(app, 'windows')
    })
    beforeEach(async () => {
      now = new Date()
      await app.db.query(sql`delete from sparks where video_id = ${video}`)
      await app.db.query(sql`delete from notifications`)
    })
    after(() => app.close())

    it('is empty at first [M06] [F25]', async () => {
      assert.deepEqual(await list(), { items: [], next_cursor: null, unread_count: 0, latest_id: null })
    })

    it('has one item a day for the same event on the same thing, with three of its actors [M06] [F25]', async () => {
      for (const nickname of ['wren', 'yuki', 'luca', 'dagny']) {
        await spark(nickname)
        now = new Date(now.getTime() + 1000)
      }
      await written(app, await as('wren'), { video_id: video, text: 'Fine' })
      assert.deepEqual(await lines(), ['comment by wren of 1, 1, new', 'spark by dagny, luca, yuki of 4, 4, new'])
      const page = await list()
      assert.equal(page.unread_count, 2)
      assert.equal(page.items[0]?.comment?.text, 'Fine')
      assert.equal(page.items[1]?.video?.slug, 'windows')
      now = new Date(now.getTime() + day)
      await spark('priya')
      assert.equal((await lines())[0], 'spark by priya of 1, 1, new', 'another day is another item')
    })

    it('is read page by page, each item once, even while new ones arrive [M06]', async () => {
      for (const [at, nickname] of ['wren', 'yuki', 'luca', 'dagny', 'priya'].entries()) {
        await written(app, await as(nickname), { video_id: video, text: `@leo.hartmann ${at}` })
        now = new Date(now.getTime() + 1000)
      }
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: NotificationPage = await list(`limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.items.map(({ comment }) => comment?.text.at(-1) ?? ''))
        cursor = page.next_cursor
        if (seen.length === 2) await spark('wren')
      }
      assert.deepEqual(seen, ['4', '3', '2', '1', '0'])
    })

    it('marks items as read with what came before them, or all, and what comes later is new again [M06] [F25]', async () => {
      await spark('wren')
      await written(app, await as('yuki'), { video_id: video, text: '@leo.hartmann' })
      const [, sparks] = (await list()).items
      now = new Date(now.getTime() + 1000)
      await spark('luca')
      assert.equal((await read({ notification_ids: [sparks?.notification_id] })).unread_count, 2, 'luca came later')
      const { items } = await list('filter=unread')
      assert.equal((await read({ notification_ids: [items[0]?.notification_id] })).unread_count, 1)
      assert.deepEqual(await lines('filter=unread'), ['mention by yuki of 1, 1, new'])
      assert.equal((await read({})).unread_count, 0)
      await spark('dagny')
      assert.deepEqual(await lines('filter=unread'), ['spark by dagny, luca, wren of 3, 3, new'])
    })

    it('marks nothing of somebody else [M06] [T14]', async () => {
      await spark('wren')
      const [item] = (await list()).items
      const wren = await as('wren')
      await send(app, 'POST', paths.notificationRead, { notification_ids: [item?.notification_id, 'x'] }, wren)
      assert.equal((await list()).unread_count, 1)
      assert.deepEqual((await listFor(app, wren)).items, [])
    })

    it('has parts: unread, replies, requests [M06]', async () => {
      await spark('wren')
      await written(app, await as('yuki'), { video_id: video, text: 'One' })
      assert.deepEqual(await lines('filter=replies'), ['comment by yuki of 1, 1, new'])
      assert.deepEqual(await lines('filter=requests'), [])
    })

    it('leaves out people blocked since, videos gone since, and what is older than 90 days [M06] [T14] [T16]', async () => {
      const leo = await as('leo.hartmann')
      await spark('wren')
      await spark('yuki')
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'wren'), hidden: true }, leo)
      assert.deepEqual(await lines(), ['spark by yuki of 1, 1, new'])
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'wren'), hidden: false }, leo)
      const { comment_id } = await written(app, await as('yuki'), { video_id: video, text: 'Gone soon' })
      await remove(app, await as('yuki'), comment_id)
      await app.db.query(sql`update videos set removed_at = now() where id = ${video}`)
      assert.deepEqual([await lines(), (await list()).unread_count], [[], 0])
      await app.db.query(sql`update videos set removed_at = null where id = ${video}`)
      assert.equal((await lines()).length, 1)
      now = new Date(now.getTime() + 91 * day)
      assert.deepEqual([await lines(), (await list()).unread_count], [[], 0])
      await app.services.notifications.sweep()
      assert.deepEqual(await app.db.query(sql`select 1 from notifications`), [])
    })

    it('is announced to every listener, now and after each change [M06] [T13] [T19]', async () => {
      const who = await as('leo.hartmann')
      const response = await app.fetch(`${paths.notificationStream}?language=de-AT`, who)
      assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail('there is a body')
      let text = ''
      const next = async (): Promise<WireNotificationState> => {
        for (;;) {
          const [, event, remaining] = /^(?::\n\n)*event: notifications\ndata: (.*)\n\n([\s\S]*)$/.exec(text) ?? []
          if (event !== undefined) {
            text = remaining ?? ''
            return JSON.parse(event)
          }
          const { value, done } = await reader.read()
          assert.ok(!done, 'the stream has ended')
          text += value
        }
      }
      assert.equal((await next()).unread_count, 0)
      await spark('wren')
      assert.equal((await next()).unread_count, 1)
      await spark('yuki')
      assert.equal((await next()).unread_count, 1, 'the same item, with a later notification')
      await read({})
      assert.equal((await next()).unread_count, 0)
      await reader.cancel()
      const [user] = await app.db.query<{ language: string }>(
        sql`select language from users where nickname = 'leo.hartmann'`,
      )
      assert.equal(user?.language, 'de-AT')
    })

    it('is announced by the comments’ stream too, so that a page needs one connection [T13] [T19]', async () => {
      const who = await as('leo.hartmann')
      const path = `${paths.commentStream}?video_id=${video}&after=0&notifications=true`
      const reader = (await app.fetch(path, who)).body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('event: notifications')) text += (await reader?.read())?.value
      await written(app, await as('wren'), { video_id: video, text: 'Both' })
      while (!/"unread_count":1[\s\S]*/.test(text) || !text.includes('"text":"Both"')) {
        text += (await reader?.read())?.value
      }
      await reader?.cancel()
    })

    it('is for nobody but viewers [F25]', async () => {
      for (const path of [paths.notifications, paths.notificationStream, paths.notificationSettings]) {
        assert.equal((await app.fetch(path)).status, 401)
      }
      const { unread_count } = await get<NotificationPage>(app, paths.notifications, await as('wren'))
      assert.equal(unread_count, 0)
    })

    it('has those who still wait to join, with what they wrote, for who may answer them [M01] [M02] [M06] [T16]', async () => {
      const requestsFor = async (nickname: string) => {
        const { items } = await listFor(app, await as(nickname), 'filter=requests')
        return items.map(({ requests }) => requests.map(({ user, note }) => `${user.nickname}: ${note}`))
      }
      const loops = loopCalls(app)
      const loop_id = await loops.id('darkroom')
      const [wren, yuki, mira] = [await as('wren'), await as('yuki'), await as('mira.light')]
      for (const who of [wren, yuki]) await loops.joinCommunity(await loops.communityId('night-skies'), who)
      await loops.join(loop_id, wren, { note: 'Film only' })
      now = new Date(now.getTime() + 1000)
      await loops.join(loop_id, yuki)
      assert.deepEqual(await requestsFor('mira.light'), [['yuki: null', 'wren: Film only']])
      await loops.decide(loop_id, 'yuki', true, mira)
      assert.deepEqual(await requestsFor('mira.light'), [['wren: Film only']])
      await app.db.query(sql`update community_members set role = ${roles.member}
        where user_id = ${await userId(app, 'ines')} and community_id = ${await loops.communityId('night-skies')}`)
      assert.deepEqual(await requestsFor('ines'), [[]], 'who leads it no longer')

      const community_id = await loops.communityId('slow-shaders')
      await app.db.query(sql`delete from community_members
        where community_id = ${community_id} and user_id = ${await userId(app, 'wren')}`)
      const body = { community_id, note: 'I bring a loop', accepted_rules: true }
      await send(app, 'POST', paths.communityJoinRequest, body, wren)
      const [leader] = await app.db.query<{ nickname: string }>(sql`select u.nickname from community_members m
        join users u on u.id = m.user_id where m.community_id = ${community_id} and m.role = ${roles.leader}`)
      assert.deepEqual((await requestsFor(leader?.nickname ?? ''))[0], ['wren: I bring a loop'])
    })
  })
}
