import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireCommunity } from '../../../../src/wire/community'
import type { WireLoop } from '../../../../src/wire/loop'
import { paths } from '../../../../src/wire/paths'
import type { WireProfile } from '../../../../src/wire/profile'
import { call, get, type Stand, signIn } from '../../../support/server'
import { readAll, send, type Who } from '../comment/comment'

export const publicProfilesSuite = (stand: Stand) => {
  describe('a profile', () => {
    let app: TestApp
    before(async () => {
      app = await stand.app()
    })
    after(() => app.close())

    const of = (query: string, who?: RequestInit) => get<WireProfile>(app, `${paths.profile}?${query}`, who)
    const communities = (query: string) => readAll<WireCommunity>(app, `${paths.profileCommunities}?limit=2&${query}`)

    it('of a user says who they are, what they made and where they are elsewhere [M04] [H04]', async () => {
      await app.db.query(sql`update users set insta_id = 'mira', tiktok_id = 'mira.light',
        linkedin_id = 'https://www.linkedin.com/in/mira' where nickname = 'mira.light'`)
      const { social, ...profile } = await of('slug=Mira.Light')
      // She is wherever her own videos are.
      const { counts } = await of('slug=Mira.Light', await signIn(app, 'mira.light'))
      const [rows] = await app.db.query<{ videos: number; sparks: number; communities: number; loops: number }>(sql`
        select (select count(*) from videos where author_id = u.id) as videos,
          (select sum(sparks_count)::int from videos where author_id = u.id) as sparks,
          (select count(*) from community_members where user_id = u.id and role is not null) as communities,
          (select count(*) from loop_members where user_id = u.id and state = 'joined') as loops
        from users u where nickname = 'mira.light'`)
      assert.deepEqual(counts, rows)
      // One of them is in a closed community.
      assert.equal(profile.counts.videos, counts.videos - 1)
      assert.deepEqual([profile.kind, profile.slug, profile.viewer], ['user', 'mira.light', undefined])
      assert.deepEqual(social.insta, { url: 'https://www.instagram.com/', id: 'mira' })
      assert.deepEqual(social.tiktok, { url: 'https://www.tiktok.com/@', id: 'mira.light' })
      assert.deepEqual(social.linkedin, { url: 'https://www.linkedin.com/in/mira', id: null })
      assert.deepEqual([social.youtube, social.social_web_url], [null, null])
    })

    it('says whether it is the viewer’s own [M04]', async () => {
      const wren = await signIn(app, 'wren')
      assert.deepEqual((await of('slug=wren', wren)).viewer, { is_own: true, is_hidden: false })
      assert.deepEqual((await of('slug=theo', wren)).viewer, { is_own: false, is_hidden: false })
    })

    it('says whether the viewer keeps the person away, until they take that back [M04]', async () => {
      const wren = await signIn(app, 'wren')
      const { id } = await of('slug=theo')
      const isHidden = async (hidden: boolean) => {
        assert.equal((await send(app, 'POST', paths.hide, { user_id: id, hidden }, wren)).code, 200)
        return (await of('slug=theo', wren)).viewer?.is_hidden
      }
      assert.deepEqual([await isHidden(true), await isHidden(false)], [true, false])
    })

    it('names the links and tags of a bio, and takes an @ for what it is there, a sign [M04]', async () => {
      const bio = 'Hi @wren, #Light at https://mira.example/'
      await app.db.query(sql`update users set bio = ${bio} where nickname = 'mira.light'`)
      const { facets } = await of('slug=mira.light')
      assert.deepEqual(
        facets.map(({ type, start, end }) => [type, bio.slice(start, end)]),
        [
          ['tag', '#Light'],
          ['link', 'https://mira.example/'],
        ],
      )
    })

    it('of a brand has its website and counts what belongs to it [M04]', async () => {
      const { kind, counts, social } = await of('brand_slug=lumen')
      const [rows] = await app.db.query<{ communities: number; loops: number }>(sql`
        select (select count(*) from communities where brand_id = 1) as communities,
          (select count(*) from loops l join communities c on c.id = l.community_id where l.brand_id = 1
            and l.archived_at is null and not c.is_closed) as loops`)
      assert.deepEqual([kind, counts.communities, counts.loops], ['brand', rows?.communities, rows?.loops])
      assert.match(social.social_web_url?.url ?? '', /^https:/)
    })

    it('lists the communities of a user, the newest membership first, and of a brand, the largest first [M04]', async () => {
      const joined = await communities('slug=mira.light')
      assert.deepEqual(
        joined.map(({ slug }) => slug),
        ['inner-circle', 'slow-shaders', 'calm-machines', 'night-skies'],
      )
      const sizes = (await communities('brand_slug=lumen')).map(({ counts }) => counts.members)
      assert.ok(sizes.length >= 7)
      assert.deepEqual(
        sizes,
        sizes.toSorted((a, b) => b - a),
      )
    })

    it('lists the loops of a user, the newest membership first, and of a brand, the largest first [M04]', async () => {
      const path = (query: string) => `${paths.profileLoops}?limit=2&${query}`
      const joined = await readAll<WireLoop>(app, path('slug=ines'))
      assert.deepEqual(
        joined.map(({ slug }) => slug),
        ['darkroom', 'deep-zoom', 'aurora-lab'],
      )
      assert.equal((await of('slug=ines')).counts.loops, joined.length)
      const all = await readAll<WireLoop>(app, path('brand_slug=lumen'))
      const sizes = all.map(({ counts }) => counts.members)
      assert.deepEqual(
        sizes,
        sizes.toSorted((a, b) => b - a),
      )
      assert.equal((await of('brand_slug=lumen')).counts.loops, all.length)
      assert.ok(all.every(({ slug }) => !['advent-of-noise', 'long-renders'].includes(slug)))
      const oskar = await signIn(app, 'oskar')
      const his = async (who: Partial<Who> = {}) =>
        (await readAll<WireLoop>(app, path('slug=oskar'), who)).map(({ slug }) => slug)
      assert.deepEqual([await his(oskar), await his()], [['long-renders'], []])
      assert.deepEqual((await of('slug=oskar', oskar)).counts.loops, 1)
      assert.equal((await call(app, path('slug=nobody'))).status, 404)
    })

    it('of nobody, of somebody who left or of another brand answers 404 [M04]', async () => {
      const status = async (query: string) => (await call(app, `${paths.profile}?${query}`)).status
      assert.deepEqual(
        [await status('slug=nobody'), await status('brand_slug=halcyon'), await status('')],
        [404, 404, 400],
      )
      await app.db.query(sql`update users set deleted_at = now() where nickname = 'bea'`)
      assert.equal(await status('slug=bea'), 404)
    })
  })
}
