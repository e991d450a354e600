import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireComment } from '../../../../src/wire/comment'
import type { WireFacet } from '../../../../src/wire/facet'
import { paths } from '../../../../src/wire/paths'
import type { WireUserSummary } from '../../../../src/wire/video'
import { call, get, type Stand, signIn } from '../../../support/server'
import { emptyVideo, idOf, list, readAll, send, userId, type Who, written } from './comment'

export const mentionsSuite = (stand: Stand) => {
  describe('the text of a comment', () => {
    let app: TestApp
    let wren: Who
    let video: string
    let sent = 0
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      video = await emptyVideo(app, 'windows')
    })
    after(() => app.close())

    const facetsOf = async (
      text: string,
      facets: object[] = [],
    ): Promise<Array<Partial<WireFacet> & { shown: string }>> => {
      const { data } = await call<WireComment>(app, paths.commentCreate, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...wren.headers },
        body: JSON.stringify({ video_id: video, text, facets, client_id: `text ${++sent}` }),
      })
      return data.facets.map(({ start, end, ...facet }) => ({ ...facet, shown: data.text.slice(start, end) }))
    }

    it('has its mentions, links and tags found and named [F20] [L07]', async () => {
      const [yuki, luca] = [await userId(app, 'yuki'), await userId(app, 'luca')]
      const text = '👋 Light, @Yuki and @nobody.here: https://lumen.example/#a, #Aurora me@luca.example'
      const start = text.indexOf('@Yuki')
      assert.deepEqual(await facetsOf(text), [
        { type: 'mention', user_id: yuki, nickname: 'yuki', shown: '@Yuki' },
        { type: 'link', url: 'https://lumen.example/#a', shown: 'https://lumen.example/#a' },
        { type: 'tag', tag: 'aurora', shown: '#Aurora' },
      ])
      const chosen = { start, end: start + 5, user_id: yuki }
      const somebodyElse = { start, end: start + 5, user_id: luca }
      for (const facet of [chosen, somebodyElse]) {
        const [mention] = await facetsOf(`${text} `, [facet])
        assert.deepEqual(mention, { type: 'mention', user_id: yuki, nickname: 'yuki', shown: '@Yuki' })
      }
      const tags = await facetsOf('#a '.repeat(60))
      assert.equal(tags.length, 50)
    })

    it('mentions nobody outside of it, of another brand, twice, or within a link [F20] [L07]', async () => {
      const stranger = await idOf(app, sql`select id::text from users where brand_id = 2 limit 1`)
      const yuki = await userId(app, 'yuki')
      const text = 'ab @yuki https://a.example/@yuki'
      const wrong = [
        { start: 0, end: 2, user_id: yuki },
        { start: 3, end: 99, user_id: yuki },
        { start: 3, end: 4, user_id: yuki },
        { start: 3, end: 8, user_id: stranger },
        { start: 3, end: 8, user_id: 'x' },
        { start: 27, end: 32, user_id: yuki },
        { start: 3, end: text.length, user_id: yuki },
      ]
      assert.deepEqual(
        (await facetsOf(text, wrong)).map(({ type, shown }) => `${type} ${shown}`),
        ['mention @yuki', 'link https://a.example/@yuki'],
      )
      const twice = { start: 0, end: 5, user_id: yuki }
      assert.equal((await facetsOf('@yuki', [twice, twice])).length, 1)
    })

    it('tells twenty people at most, and nobody whom a change takes out, which can be done ten times a minute [L07]', async () => {
      await app.db.query(sql`delete from paces`)
      const people = await app.db.query<{ nickname: string }>(sql`select nickname from users where brand_id = 1
        and deleted_at is null and nickname ~ '^[a-z.]+$' and nickname not in ('wren', 'yuki', 'luca')
        and not is_brand_system_user order by id limit 20`)
      assert.equal(people.length, 20)
      const names = people.map(({ nickname }) => `@${nickname}`)
      const { comment_id } = await written(app, wren, { video_id: video, text: '@yuki' })
      const edit = (text: string) => send(app, 'PATCH', paths.comments, { comment_id, text }, wren)
      const notified = async () =>
        (
          await app.db.query<{ name: string }>(sql`select u.nickname as name from notifications n
            join users u on u.id = n.user_id where n.comment_id = ${comment_id} and n.kind = 'mention' order by name`)
        ).map(({ name }) => name)
      for (const [text, whom] of [
        ['@luca and @yuki', ['luca', 'yuki']],
        ['@luca', ['luca']],
      ] as const) {
        await edit(text)
        assert.deepEqual(await notified(), whom)
      }
      for (const [first, end, count] of [
        [0, 10, 10],
        [10, 20, 8],
        [0, 10, 0],
      ] as const) {
        await edit(names.slice(first, end).join(' '))
        assert.equal((await notified()).length, count)
      }
      for (let n = 0; n < 5; n++) assert.equal((await edit(`${n}`)).code, 200)
      assert.equal((await edit('Again')).code, codes.tooMany)
    })

    it('names people as they are called now, and nobody who has left [L07]', async () => {
      const { comment_id } = await written(app, wren, { video_id: video, text: '@priya and @saoirse' })
      await app.db.query(sql`update users set nickname = 'priya.r' where nickname = 'priya' and brand_id = 1`)
      await app.db.query(sql`update users set deleted_at = now() where nickname = 'saoirse' and brand_id = 1`)
      const found = (await list(app, video, 'limit=100')).items.find((it) => it.comment_id === comment_id)
      const nicknames = found?.facets.map((it) => it.type === 'mention' && it.nickname)
      assert.deepEqual(nicknames, ['priya.r'])
    })
  })

  describe('people to mention', () => {
    let app: TestApp
    let wren: Who
    let video: string
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      const place = sql`select v.id::text from videos v join communities c on c.id = v.community_id
        where c.slug = 'night-skies' and v.slug = 'aurora-over-the-ridge'`
      video = await idOf(app, place)
    })
    after(() => app.close())

    const suggest = (query: string, who = wren) =>
      readAll<WireUserSummary>(app, `${paths.mentions}?${query}`, who).then((all) =>
        all.map(({ nickname }) => nickname),
      )

    it('begin like what was typed: of the thread first, then of the community, then all others [F20] [L07]', async () => {
      const found = await suggest(`q=mi&video_id=${video}&limit=5`)
      assert.equal(new Set(found).size, found.length)
      const ranks = await app.db.query<{ nickname: string; rank: number }>(sql`
        select u.nickname, case when exists (select 1 from comments t where t.video_id = ${video} and t.author_id = u.id)
            or u.id = (select author_id from videos where id = ${video}) then 0
          when exists (select 1 from community_members m join videos v on v.community_id = m.community_id
            where v.id = ${video} and m.user_id = u.id and m.role is not null) then 1 else 2 end as rank
        from users u where brand_id = 1 and (lower(nickname) like 'mi%' or lower(name) like 'mi%')`)
      const rankOf = new Map(ranks.map(({ nickname, rank }) => [nickname, rank]))
      assert.deepEqual([...found].sort(), [...rankOf.keys()].sort())
      const order = found.map((nickname) => rankOf.get(nickname) ?? -1)
      assert.deepEqual(order, [...order].sort())
      assert.deepEqual([...new Set(order)], [0, 1, 2])
    })

    it('are those of the thread alone before anything is typed [L07]', async () => {
      const found = await suggest(`video_id=${video}`)
      assert.ok(found.includes('mira.light') && found.includes('ines') && !found.includes('wren'))
      assert.ok(found.length < 20)
      assert.deepEqual(await suggest('q='), [])
    })

    it('are never the viewer, the deleted, other brands’, or blocked in either direction [L07] [T14]', async () => {
      assert.deepEqual(await suggest('q=wren'), [])
      assert.deepEqual((await suggest('q=@jun.s')).slice(0, 1), ['jun.sato'])
      await app.db.query(sql`update users set nickname = 'lucas' where nickname = 'bea' and brand_id = 1`)
      assert.deepEqual((await suggest('q=luca')).slice(0, 2), ['luca', 'lucas'])
      assert.deepEqual(await suggest('q=%25'), [])
      assert.deepEqual(await suggest('q=_'), [])
      for (const [user, blocked] of [
        ['wren', 'yuki'],
        ['luca', 'wren'],
      ] as const) {
        const gone = user === 'wren' ? blocked : user
        assert.ok((await suggest(`q=${gone}`)).includes(gone))
        await app.db.query(sql`insert into blocks (user_id, blocked_id, created_at)
          values (${await userId(app, user)}, ${await userId(app, blocked)}, now())`)
        assert.ok(!(await suggest(`q=${gone}`)).includes(gone))
      }
      assert.equal((await call(app, `${paths.mentions}?q=mi`)).status, 401)
      assert.equal((await call(app, `${paths.mentions}?q=mi&video_id=999999`, wren)).status, 404)
      assert.ok((await get<{ items: object[] }>(app, `${paths.mentions}?q=mi&limit=1`, wren)).items.length === 1)
    })
  })
}
