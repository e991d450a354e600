import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'
import { idOf, userId, type Who } from '../comment/comment'

export const usedTagsSuite = (stand: Stand) => {
  describe('tags in use', () => {
    let app: TestApp
    let wren: Who
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      await app.db.query(sql`update videos set caption = ''`)
      await write('mira.light', 'Walking home #Night #rain')
      await write('mira.light', 'Again #night #RAIN #night')
      await write('jun.lindqvist', 'Lamps #night #neon')
      await write('jun.lindqvist', 'Trees #forest')
    })
    after(() => app.close())

    /** Writes another video of somebody who has posted before. */
    const write = async (nickname: string, caption: string, place: 'open' | 'closed' = 'open') => {
      const author = await userId(app, nickname)
      const closed = sql`(select id from communities where is_closed and brand_id = a.brand_id limit 1)`
      return idOf(
        app,
        sql`insert into videos (brand_id, slug, title, caption, author_id, media_id, community_id, created_at)
          select a.brand_id, gen_random_uuid()::text, '', ${caption}, a.id, (select min(id) from media),
            ${place === 'closed' ? closed : sql`null`}::bigint, now() from users a where a.id = ${author} returning id::text`,
      )
    }
    const suggest = async (query = '', who = wren) =>
      (await get<{ items: string[] }>(app, `${paths.videoTags}?${query}`, who)).items

    it('are those of most videos first, each in lower case and once [M07]', async () => {
      assert.deepEqual(await suggest(), ['night', 'rain', 'forest', 'neon'])
      assert.equal((await call(app, paths.videoTags)).code, codes.unauthorised)
    })

    it('are first those that go with what the post has already, and none of that [M07]', async () => {
      assert.deepEqual(await suggest('tags=neon'), ['night', 'rain', 'forest'])
      assert.deepEqual(await suggest('tags=Forest,rain'), ['night', 'neon'])
      await write('ines', 'Moss #forest #moss')
      assert.deepEqual(await suggest('tags=forest'), ['moss', 'night', 'rain', 'neon'])
    })

    it('begin as the one that is being typed, which is none of them, and are six at most [M07]', async () => {
      assert.deepEqual(await suggest('prefix=N'), ['night', 'neon'])
      assert.deepEqual(await suggest('prefix=night'), [])
      await write('mira.light', '#a1 #a2 #a3 #a4 #a5 #a6 #a7 #été')
      assert.deepEqual(await suggest('prefix=a'), ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
      assert.deepEqual(await suggest(`prefix=${encodeURIComponent('ÉT')}`), ['été'])
      assert.deepEqual(await suggest(`prefix=${encodeURIComponent('%')}`), [])
      assert.equal((await call(app, `${paths.videoTags}?prefix=${'a'.repeat(101)}`, wren)).code, codes.badRequest)
    })

    it('tell nothing of closed places, removed videos, blocked people and one’s own videos [M07] [T15]', async () => {
      await write('mira.light', '#secret', 'closed')
      const removed = await write('mira.light', '#secretly')
      await app.db.query(sql`update videos set removed_at = now() where id = ${removed}`)
      await write('wren', '#secretive')
      assert.deepEqual(await suggest('prefix=secret'), [])
      assert.deepEqual(await suggest('prefix=mos'), ['moss'])
      const [me, ines] = [await userId(app, 'wren'), await userId(app, 'ines')]
      await app.db.query(sql`insert into blocks (user_id, blocked_id, created_at) values (${me}, ${ines}, now())`)
      assert.deepEqual(await suggest('prefix=mos'), [])
      assert.deepEqual(await suggest('prefix=secret', await signIn(app, 'mira.light')), ['secretive'])
    })
  })
}
