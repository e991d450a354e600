import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import type { WireSuggestion, WireTopResults } from '../../../../src/wire/search'
import { call, get, type Stand, signIn, slugs } from '../../../support/server'
import { send, userId, videoId, type Who } from '../comment/comment'

/** Where each kind of suggestion has its name. */
const nameOf = ({ words, video, user, community, loop }: WireSuggestion): string =>
  words ?? video?.title ?? user?.name ?? community?.name ?? loop?.name ?? ''

export const searchSuite = (stand: Stand) => {
  describe('a search', () => {
    let app: TestApp
    let mira: Who
    before(async () => {
      app = await stand.app()
      mira = await signIn(app, 'mira.light')
    })
    after(() => app.close())

    const top = (q: string, { more = '', who }: { more?: string; who?: Who } = {}) =>
      get<WireTopResults>(app, `${paths.searchTop}?q=${encodeURIComponent(q)}${more}`, who)
    const names = ({ communities, users, loops }: WireTopResults) => ({
      communities: communities.items.map(({ name }) => name),
      users: users.items.map(({ user }) => user.nickname),
      loops: loops.items.map(({ name }) => name),
    })
    const titled = async (slug: string, title: string, caption = '') =>
      void (await app.db.query(sql`update videos set title = ${title}, caption = ${caption} where slug = ${slug}`))

    it('finds videos, people, communities and loops by the words of their names [F25] [M05] [T20]', async () => {
      const found = names(await top('night'))
      assert.ok(found.communities.includes('Night Skies'))
      assert.ok(names(await top('slow light')).loops.includes('Slow light'))
      assert.deepEqual(names(await top('lindqvist')).users, ['jun.lindqvist'])
      await titled('windows', 'A quokka at the window')
      assert.deepEqual(slugs((await top('quokka window')).videos), ['windows'])
      assert.deepEqual(slugs((await top('quokka door')).videos), [])
    })

    it('finds the beginning of words, whatever the case and the accents [M05] [T20]', async () => {
      assert.deepEqual(names(await top('TOMÁS')).users, ['tomas.berg'])
      assert.ok(names(await top('toma')).users.includes('tomas.berg'))
      assert.deepEqual(names(await top('@tomas.berg')).users, ['tomas.berg'])
      await titled('windows', 'Crème brûlée, straße')
      for (const q of ['creme', 'BRULEE', 'strasse', 'Straße cre']) {
        assert.deepEqual(slugs((await top(q)).videos), ['windows'], q)
      }
    })

    it('forgives letters that are wrong, missing or swapped, and says what it searched for [T20]', async () => {
      await titled('windows', 'Kaleidoscope in the harbour')
      await app.services.search.refreshWords()
      for (const [q, meant] of [
        ['kaleidscope', 'kaleidoscope'],
        ['harbuor', 'harbour'],
        ['kalidescope harbour', 'kaleidoscope harbour'],
      ] as const) {
        const found = await top(q)
        assert.deepEqual([slugs(found.videos), found.corrected], [['windows'], meant], q)
      }
      assert.equal((await top('harbour')).corrected, null)
      const { items } = await get<{ items: WireSuggestion[] }>(app, `${paths.searchSuggestions}?q=harbuor`)
      assert.deepEqual([items[0]?.kind, items[0]?.words], ['words', 'harbour'])
    })

    it('puts the name before the description, and typed words before other ones [M05]', async () => {
      await titled('windows', 'Zephyr', '')
      await titled('aurora-over-the-ridge', 'Wind', 'About a zephyr')
      await app.db.query(sql`update videos set rank_popular = 0 where slug = 'windows'`)
      assert.deepEqual(slugs((await top('zephyr')).videos), ['windows', 'aurora-over-the-ridge'])
    })

    it('comes in pages that neither repeat nor skip anything [M05]', async () => {
      const all = slugs((await top('the', { more: '&limit=100' })).videos)
      assert.ok(all.length > 6)
      const paged: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const more: string = `&kind=videos&limit=3${cursor && `&cursor=${cursor}`}`
        const found: WireTopResults = await top('the', { more })
        assert.deepEqual([found.users.items, found.communities.items, found.loops.items], [[], [], []])
        paged.push(...slugs(found.videos))
        cursor = found.videos.next_cursor
      }
      assert.deepEqual(paged, all)
      const people = await top('mi', { more: '&kind=users&limit=1' })
      assert.ok(people.users.next_cursor)
      const after = await top('mi', { more: `&kind=users&limit=1&cursor=${people.users.next_cursor}` })
      assert.notEqual(after.users.items[0]?.user.user_id, people.users.items[0]?.user.user_id)
      for (const wrong of [
        '&cursor=abc',
        '&kind=videos&cursor=abc',
        `&kind=loops&cursor=${people.users.next_cursor}`,
      ]) {
        assert.equal((await call(app, `${paths.searchTop}?q=mi${wrong}`)).status, 400, wrong)
      }
    })

    it('leaves out what the viewer may not see [T14] [M05]', async () => {
      await titled('windows', 'Xylophone')
      const id = await videoId(app, 'windows')
      const finds = async (who?: Who) => slugs((await top('xylophone', who && { who })).videos).length === 1
      assert.deepEqual([await finds(), await finds(mira)], [true, true])
      await send(app, 'POST', paths.hide, { video_id: id, hidden: true }, mira)
      assert.deepEqual([await finds(), await finds(mira)], [true, false])
      await send(app, 'POST', paths.hide, { video_id: id, hidden: false }, mira)
      const [inner] = await app.db.query<{ id: string }>(
        sql`select id::text from communities where slug = 'inner-circle'`,
      )
      const [before] = await app.db.query<{ at: string }>(
        sql`select community_id::text as at from videos where id = ${id}`,
      )
      await app.db.query(sql`update videos set community_id = ${inner?.id}, loop_id = null where id = ${id}`)
      assert.equal(await finds(), false)
      await app.services.search.refreshWords()
      assert.equal((await top('xylophine')).corrected, null)
      await app.db.query(sql`update videos set community_id = ${before?.at}, removed_at = now() where id = ${id}`)
      assert.equal(await finds(), false)
      await app.db.query(sql`update videos set removed_at = null where id = ${id}`)
    })

    it('leaves out people who were blocked, and who blocked the viewer [T14]', async () => {
      const ines = await signIn(app, 'ines')
      const finds = async (nickname: string, who: Who) => names(await top(nickname, { who })).users.includes(nickname)
      assert.deepEqual([await finds('ines', mira), await finds('mira.light', ines)], [true, true])
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'ines'), hidden: true }, mira)
      assert.deepEqual([await finds('ines', mira), await finds('mira.light', ines)], [false, false])
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'ines'), hidden: false }, mira)
    })

    it('stays in its brand [M05]', async () => {
      assert.deepEqual(names(await top('night skies', { more: '&brand_id=2' })).communities, [])
    })

    it('says which parts of a name were searched for, as ranges [M05]', async () => {
      await titled('windows', 'Élan élégant <b>e\u0301lan</b>')
      const { items } = await get<{ items: WireSuggestion[] }>(app, `${paths.searchSuggestions}?q=elan`)
      const first = items.find(({ kind }) => kind === 'video')
      assert.ok(first)
      const name = nameOf(first)
      assert.deepEqual(
        first.matches.map(({ start, end }) => name.slice(start, end)),
        ['Élan', 'e\u0301lan'],
      )
      const [skies] = (await top('ski')).communities.items
      assert.deepEqual(skies?.matches, [{ start: 6, end: 9 }])
      const [found] = (await top('elan', { more: '&kind=videos' })).videos.items
      assert.deepEqual(found?.matches, first.matches)
    })

    it('suggests at most ten things, each with what its row shows [F25] [M05]', async () => {
      const { items } = await get<{ items: WireSuggestion[] }>(app, `${paths.searchSuggestions}?q=li`)
      assert.ok(items.length > 2 && items.length <= 10)
      for (const it of items) assert.ok(nameOf(it), it.kind)
      assert.equal((await call(app, `${paths.searchSuggestions}?q=`)).status, 400)
    })

    it('survives any text [S04]', async () => {
      for (const q of [
        "'",
        '\\',
        '&|!():*',
        '<->',
        "x' & y",
        '%_',
        '\u0000a',
        '🎈',
        '＊ｗｉｄｅ',
        'a'.repeat(100),
        'ß'.repeat(50),
      ]) {
        const { status } = await call(app, `${paths.searchTop}?q=${encodeURIComponent(q)}`)
        assert.ok(status === 200 || (q.includes('\u0000') && status === 400), `${JSON.stringify(q)}: ${status}`)
      }
    })
  })

  describe('recent searches', () => {
    let app: TestApp
    let mira: Who
    before(async () => {
      app = await stand.app()
      mira = await signIn(app, 'mira.light', { isVerified: true })
    })
    after(() => app.close())

    const list = async (who = mira) => (await get<{ items: string[] }>(app, paths.searchRecent, who)).items
    const add = (q: string, who = mira) => send(app, 'POST', paths.searchRecent, { q }, who)
    const forget = (query: string) => call(app, `${paths.searchRecent}${query}`, { method: 'DELETE', ...mira })

    it('are the viewer’s own, newest first, each once and at most twenty [F25] [M05]', async () => {
      for (let at = 1; at <= 21; at++) await add(`word ${at}`)
      await add('WORD 20')
      const own = await list()
      assert.deepEqual([own.length, own[0], own[1]], [20, 'WORD 20', 'word 21'])
      assert.ok(!own.includes('word 1') && !own.includes('word 20'))
      assert.deepEqual(await list(await signIn(app, 'ines')), [])
      assert.equal((await call(app, paths.searchRecent)).status, 401)
    })

    it('are forgotten one by one, or all [M05]', async () => {
      assert.equal((await forget(`?q=${encodeURIComponent('word 21')}`)).status, 200)
      assert.deepEqual([(await list()).length, (await list()).includes('word 21')], [19, false])
      await forget('')
      assert.deepEqual(await list(), [])
    })
  })
}
