import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireComment } from '../../../../src/wire/comment'
import { paths } from '../../../../src/wire/paths'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, type Stand, signIn } from '../../../support/server'
import { emptyVideo, idOf, list, remove, send, userId, videoId, type Who, write, written } from './comment'

export const commentsSuite = (stand: Stand) => {
  describe('comments', () => {
    let app: TestApp
    let wren: Who
    let yuki: Who
    let video: string
    let time = Date.parse('2026-03-02T08:00:00Z')
    /** Access tokens last for 15 minutes. */
    const later = async (minutes: number) => {
      time += minutes * 60_000
      wren = await signIn(app, 'wren')
      yuki = await signIn(app, 'yuki')
    }
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
      await later(0)
      video = await emptyVideo(app, 'windows')
    })
    after(() => app.close())

    /** The video's counter, which must be the number of comments that lists show. */
    const counted = async () => {
      const [row] = await app.db.query<{ shown: number; counter: number }>(sql`select comments_count as counter, (
        select count(*) from comments t where t.video_id = v.id and (t.deleted_at is null or t.replies_count > 0)) as shown
        from videos v where id = ${video}`)
      assert.equal(row?.counter, row?.shown)
      const replies = await app.db.query(sql`select id from comments p where replies_count <>
        (select count(*) from comments c where c.parent_id = p.id and c.deleted_at is null)`)
      assert.deepEqual(replies, [])
      return row?.counter
    }
    const ids = async (query = '', who: Partial<Who> = {}) =>
      (await list(app, video, query, who)).items.map(({ comment_id }) => comment_id)

    it('are written by a viewer and read by anybody [F20] [L07] [T13]', async () => {
      const { comment_id, ...comment } = await written(app, wren, {
        video_id: video,
        text: '  How far does it go?\r\n ',
      })
      const { created_at, author, ...others } = comment
      assert.equal(author?.nickname, 'wren')
      assert.equal(created_at, new Date(time).toISOString())
      const { client_id, ...viewer } = others.viewer ?? assert.fail('there is a viewer')
      assert.ok(client_id)
      assert.deepEqual(viewer, {
        ...{ sparked: false, can_delete: true, can_pin: false },
        editable_until: new Date(time + 15 * 60_000).toISOString(),
      })
      assert.equal(others.text, 'How far does it go?')
      const { items, next_cursor } = await list(app, video)
      const { viewer: _, ...seen } = comment
      const none = { items: [], next_cursor: null }
      assert.deepEqual([items, next_cursor], [[{ comment_id, ...seen, replies: none }], null])
      const { counts } = await get<WireVideo>(app, `${paths.video}?slug=windows`)
      assert.equal(counts.comments, await counted())
    })

    it('are written once, however often and in parallel they are sent [F20] [L07]', async () => {
      const before = await counted()
      const body = { video_id: video, text: 'Once', client_id: 'the same' }
      const answers = await Promise.all(Array.from({ length: 8 }, () => write(app, wren, body)))
      const again = await write(app, wren, { ...body, text: 'Twice' })
      assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
      assert.equal(new Set([...answers, again].map(({ data }) => data.comment_id)).size, 1)
      assert.equal(again.data.text, 'Once')
      const elsewhere = await videoId(app, 'aurora-over-the-ridge')
      assert.equal((await write(app, wren, { ...body, video_id: elsewhere })).status, 400)
      const other = await write(app, yuki, body)
      assert.notEqual(other.data.comment_id, again.data.comment_id)
      assert.equal(await counted(), Number(before) + 2)
    })

    it('have threads of one level: a reply to a reply goes to its thread [F20] [L07]', async () => {
      const root = await written(app, wren, { video_id: video, text: 'A thread' })
      const reply = await written(app, yuki, { video_id: video, text: 'A reply', parent_id: root.comment_id })
      const deeper = await written(app, wren, { video_id: video, text: 'Deeper', parent_id: reply.comment_id })
      assert.deepEqual([reply.parent_id, deeper.parent_id], [root.comment_id, root.comment_id])
      const thread = (await list(app, video)).items.find(({ comment_id }) => comment_id === root.comment_id)
      assert.equal(thread?.counts.replies, 2)
      assert.deepEqual(
        thread?.replies.items.map(({ text }) => text),
        ['A reply', 'Deeper'],
      )
      const other = await videoId(app, 'aurora-over-the-ridge')
      for (const parent_id of ['999999', 'x']) {
        assert.equal((await write(app, wren, { video_id: video, text: 'x', parent_id })).status, 404)
      }
      assert.equal((await write(app, wren, { video_id: other, text: 'x', parent_id: root.comment_id })).status, 404)
      await counted()
    })

    it('of their author are erased; with replies an empty place stays until the last of them goes [F20] [L07]', async () => {
      await later(61)
      const root = await written(app, wren, { video_id: video, text: 'A secret @yuki' })
      const reply = await written(app, yuki, { video_id: video, text: 'Mine', parent_id: root.comment_id })
      await send(app, 'POST', paths.spark, { comment_id: root.comment_id, sparked: true }, yuki)
      const before = Number(await counted())
      for (const again of [1, 2]) assert.equal((await remove(app, wren, root.comment_id)).code, 200, `${again}`)
      assert.equal(await counted(), before)
      const place = (await list(app, video, '', yuki)).items.find(({ comment_id }) => comment_id === root.comment_id)
      const { author, text, facets, counts, viewer, removed_by } = place ?? assert.fail('the place stays')
      assert.deepEqual(
        { author, text, facets, counts, removed_by },
        {
          ...{ author: null, text: '', facets: [], removed_by: 'author' },
          counts: { sparks: 0, replies: 1 },
        },
      )
      assert.deepEqual(viewer, {
        ...{ sparked: false, editable_until: null, can_delete: false, can_pin: false, client_id: null },
      })
      const [row] = await app.db.query<{ text: string }>(sql`select text from comments where id = ${root.comment_id}`)
      assert.equal(row?.text, '')
      assert.equal((await write(app, yuki, { video_id: video, text: 'x', parent_id: root.comment_id })).status, 404)
      assert.equal((await remove(app, yuki, reply.comment_id)).code, 200)
      assert.equal(await counted(), before - 2)
      assert.ok(!(await ids()).includes(root.comment_id))
    })

    it('can be removed by moderators of the place, and by nobody else [L07] [T16]', async () => {
      const [place] = await app.db.query<{
        id: string
        community: string
      }>(sql`select v.id::text, c.id::text as community
        from videos v join communities c on c.id = v.community_id where c.slug = 'night-skies' limit 1`)
      assert.ok(place)
      const join = (role: number) => sql`insert into community_members (community_id, user_id, role, since)
        select ${place.community}, id, ${role}, now() from users where nickname = 'yuki' and brand_id = 1
        on conflict (community_id, user_id) do update set role = excluded.role`
      const { comment_id } = await written(app, wren, { video_id: place.id, text: 'Not very kind' })
      const reply = await written(app, wren, { video_id: place.id, text: 'Indeed', parent_id: comment_id })
      await app.db.query(join(2))
      assert.equal((await remove(app, yuki, comment_id)).code, codes.forbidden)
      assert.equal((await remove(app, {}, comment_id)).code, codes.unauthorised)
      const seen = async () =>
        (await list(app, place.id, `focus=${comment_id}`, yuki)).items.find((it) => it.comment_id === comment_id)
      assert.equal((await seen())?.viewer?.can_delete, false)
      await app.db.query(join(3))
      assert.equal((await seen())?.viewer?.can_delete, true)
      assert.equal((await remove(app, yuki, comment_id)).code, 200)
      const empty = await seen()
      assert.deepEqual([empty?.removed_by, empty?.text], ['moderator', ''])
      assert.deepEqual(
        empty?.replies.items.map((it) => it.comment_id),
        [reply.comment_id],
      )
      assert.equal((await remove(app, wren, '999999')).status, 404)
    })

    it('can be changed by their author for 15 minutes, and say that they were [L07]', async () => {
      await later(61)
      const { comment_id } = await written(app, wren, { video_id: video, text: 'Frist' })
      const edit = (text: string, who: Partial<Who> = wren) =>
        send<WireComment>(app, 'PATCH', paths.comments, { comment_id, text }, who)
      await later(14.9)
      const { data } = await edit('First @yuki')
      assert.deepEqual([data.text, data.edited_at], ['First @yuki', new Date(time).toISOString()])
      assert.equal(data.facets.length, 1)
      assert.equal((await edit('Mine now', yuki)).code, codes.forbidden)
      assert.equal((await edit('Mine now', {})).code, codes.unauthorised)
      await later(0.1)
      assert.equal((await edit('Too late')).code, codes.editTooLate)
      assert.equal((await list(app, video, 'sort=newest', wren)).items[0]?.viewer?.editable_until, null)
      await remove(app, wren, comment_id)
      assert.equal((await edit('Gone')).status, 404)
    })

    it('are pinned by the author of the video, one at a time, first in every order [L07]', async () => {
      await later(61)
      const leo = await signIn(app, 'leo.hartmann')
      const one = await written(app, wren, { video_id: video, text: 'One' })
      const two = await written(app, yuki, { video_id: video, text: 'Two' })
      const reply = await written(app, yuki, { video_id: video, text: 'Reply', parent_id: one.comment_id })
      const pin = (comment_id: string, pinned: boolean, who = leo) =>
        send<{ is_pinned: boolean }>(app, 'POST', paths.commentPin, { comment_id, pinned }, who)
      assert.equal((await pin(one.comment_id, true, wren)).code, codes.forbidden)
      assert.equal((await pin(reply.comment_id, true)).status, 404)
      assert.deepEqual((await pin(one.comment_id, true)).data, { is_pinned: true })
      for (const sort of ['top', 'newest']) {
        const { items } = await list(app, video, `sort=${sort}`, yuki)
        assert.deepEqual([items[0]?.comment_id, items[0]?.is_pinned], [one.comment_id, true])
        assert.equal(items.filter(({ comment_id }) => comment_id === one.comment_id).length, 1)
        assert.equal(items.filter(({ is_pinned }) => is_pinned).length, 1)
      }
      await pin(two.comment_id, true)
      await pin(one.comment_id, false)
      assert.equal((await ids())[0], two.comment_id)
      await remove(app, yuki, two.comment_id)
      assert.ok((await list(app, video)).items.every(({ is_pinned }) => !is_pinned))
    })

    it('are for members where a community is closed [L07] [T16]', async () => {
      const inside = await idOf(
        app,
        sql`select v.id::text from videos v join communities c on c.id = v.community_id where c.slug = 'inner-circle'`,
      )
      assert.equal((await write(app, wren, { video_id: inside, text: 'Hello' })).code, codes.membersOnly)
      for (const who of [{}, wren]) {
        assert.equal((await call(app, `${paths.videoComments}?video_id=${inside}`, who)).code, codes.membersOnly)
      }
      const theo = await signIn(app, 'theo')
      const { comment_id } = await written(app, theo, { video_id: inside, text: 'Hello' })
      await written(app, theo, { video_id: inside, text: 'And', parent_id: comment_id })
      assert.equal((await call(app, `${paths.comments}?parent_id=${comment_id}`, wren)).code, codes.membersOnly)
      assert.equal((await call(app, `${paths.comments}?parent_id=${comment_id}`, theo)).code, 200)
      const edit = () => send(app, 'PATCH', paths.comments, { comment_id, text: 'Hi' }, theo)
      await app.db.query(sql`update videos set removed_at = now() where id = ${inside}`)
      assert.equal((await edit()).status, 404)
      await app.db.query(sql`update videos set removed_at = null where id = ${inside}`)
      assert.equal((await edit()).code, 200)
      await app.db.query(sql`delete from community_members where user_id = ${await userId(app, 'theo')}`)
      assert.equal((await edit()).code, codes.membersOnly)
    })

    it('need a viewer, a text that shows, and a video of the brand [F20] [L07]', async () => {
      const others = await idOf(app, sql`select id::text from videos where brand_id = 2`)
      for (const id of ['999999', 'windows', '0', '-1', others]) {
        assert.equal((await write(app, wren, { video_id: id, text: 'x' })).status, 404, id)
        assert.equal((await call(app, `${paths.videoComments}?video_id=${id}`)).status, 404, id)
      }
      assert.equal((await write(app, {}, { video_id: video, text: 'x' })).status, 401)
      for (const text of ['', ' \n\t', '\u200b\u200d', '\u3164', 'x'.repeat(1001), '👨‍👩‍👧‍👦'.repeat(1001)]) {
        assert.equal((await write(app, wren, { video_id: video, text })).status, 400, text.slice(0, 9))
      }
      await later(61)
      const families = await written(app, wren, { video_id: video, text: '👨‍👩‍👧‍👦'.repeat(1000) })
      assert.equal(families.text, '👨‍👩‍👧‍👦'.repeat(1000))
    })

    it('are limited to ten a minute for a person, who is told when to go on [L07]', async () => {
      await later(61)
      for (let n = 0; n < 10; n++) await written(app, wren, { video_id: video, text: `${n}` })
      const { code, data, headers } = await write(app, wren, { video_id: video, text: 'One more' })
      assert.deepEqual([code, data], [codes.tooMany, { retryTime: 60 }])
      assert.equal(headers.get('retry-after'), '60')
      await written(app, yuki, { video_id: video, text: 'Somebody else' })
      await later(1)
      await written(app, wren, { video_id: video, text: 'One more' })
    })

    it('keep their counters true when many write, reply and remove in parallel [F20] [L06]', async () => {
      await later(61)
      const nicknames = ['dagny', 'luca', 'saoirse', 'priya', 'theo', 'samwm', 'elib']
      const crowd = await Promise.all(nicknames.map((it) => signIn(app, it)))
      const root = await written(app, wren, { video_id: video, text: 'Everybody?' })
      const before = Number(await counted())
      const parent_id = root.comment_id
      const all = await Promise.all(
        crowd.flatMap((who) => [
          written(app, who, { video_id: video, text: 'Here', parent_id }),
          written(app, who, { video_id: video, text: 'On my own' }),
        ]),
      )
      assert.equal(await counted(), before + 2 * crowd.length)
      await Promise.all([
        remove(app, wren, parent_id),
        ...all.map((it, at) => remove(app, crowd[Math.floor(at / 2)] ?? {}, it.comment_id)),
      ])
      assert.equal(await counted(), before - 1)
      assert.ok(!(await ids('limit=100')).includes(parent_id))
      assert.ok(await userId(app, 'wren'))
    })
  })
}
