import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommunity } from '../../../../src/wire/community'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import type { Stand } from '../../../support/server'
import { send } from '../comment/comment'
import { enter } from '../signIn/signIn'
import { upload } from '../upload/pictures'
import { type Home, homeOf } from './home'

export const editingSuite = (stand: Stand) => {
  describe('what a community says of itself', () => {
    const homes = homeOf(stand)
    let app: TestApp
    before(async () => {
      app = await homes.open()
    })
    after(() => app.close())

    const edit = (home: Home, body: object, by = 'yuki') => home.act<WireCommunity>(by, 'PATCH', paths.community, body)
    const place = (name: string) => `uploads/communities/${name}.png`

    it('is changed by leaders, only what is given, tidied [M01] [F22] [H04]', async () => {
      const home = await homes.create()
      const social = { insta: 'skies', linkedin: '', social_web_url: 'https://skies.example/' }
      const rules = ['  Be kind ', 'Two\nlines']
      const { data } = await edit(home, { name: ' Skies\nat night ', description: 'See #dusk', rules, social })
      assert.deepEqual(
        [data.name, data.description, data.rules],
        ['Skies at night', 'See #dusk', ['Be kind', 'Two lines']],
      )
      assert.deepEqual(data.social.insta, { url: 'https://www.instagram.com/', id: 'skies' })
      assert.deepEqual(data.social.social_web_url, { url: 'https://skies.example/', id: null })
      assert.deepEqual([data.social.linkedin, data.facets.length, data.is_closed], [null, 1, false])
      await edit(home, { social: { insta: null, youtube: 'sky.films' } })
      const after = await home.details('wren')
      assert.deepEqual([after.name, after.social.insta, after.social.youtube?.id], [data.name, null, 'sky.films'])
      await edit(home, { name: 'Skies at night', social: { youtube: 'sky.films' } })
      assert.deepEqual(await home.acts(), ['yuki edited', 'yuki edited'])
    })

    it('takes nothing that is too long, empty or not taken by the brand [M01] [T15]', async () => {
      const home = await homes.create()
      await app.db.query(sql`update brands set blocked_words = '["gullible"]' where id = 1`)
      for (const body of [
        ...[{ name: '' }, { name: ' ' }, { name: '\u200b' }, { name: 'x'.repeat(51) }],
        ...[{ description: 'x'.repeat(501) }, { rules: Array(11).fill('Be kind') }, { rules: [''] }],
        ...[{ rules: ['x'.repeat(201)] }, { social: { insta: '@a' } }, { social: { linkedin: 'https://a.example' } }],
        ...[{ social: { social_web_url: 'javascript:alert(1)' } }],
      ]) {
        assert.equal((await edit(home, body)).status, 400, JSON.stringify(body))
      }
      for (const body of [{ name: 'Gullible' }, { description: 'gullible' }, { rules: ['Be gullible'] }]) {
        assert.equal((await edit(home, body)).code, codes.textRefused)
      }
      await app.db.query(sql`update brands set blocked_words = '[]' where id = 1`)
      assert.deepEqual(await home.acts(), [])
    })

    it('opened, makes those who wait members; closed, takes nobody out [F22]', async () => {
      const home = await homes.create({ isClosed: true })
      for (const nickname of ['wren', 'nils']) await home.join(nickname)
      const { data } = await edit(home, { is_closed: false })
      assert.deepEqual([data.counts.members, data.viewer?.requests, await home.counted()], [6, 0, 6])
      assert.deepEqual([await home.roleOf('wren'), await home.noticesOf('wren')], [roles.member, ['join_accepted']])
      await edit(home, { is_closed: true })
      await edit(home, { is_closed: true })
      assert.deepEqual([await home.counted(), await home.acts()], [6, ['yuki closed', 'yuki opened']])
    })

    it('shows pictures that its leader has uploaded, which stay when the account goes [M01] [F16]', async () => {
      const home = await homes.create()
      const { headers } = await homes.as('yuki')
      const [one, two] = [await upload(app, place('one'), headers), await upload(app, place('two'), headers)]
      const foreign = await upload(app, place('foreign'), (await homes.as('wren')).headers)
      for (const address of [foreign, `https://evil.example${one}`, '/media/poster.webp']) {
        assert.equal((await edit(home, { image_url: address })).status, 400, address)
      }
      const { data } = await edit(home, { image_url: one, banner_url: `http://localhost${two}` })
      assert.deepEqual([data.image_url, data.banner_url], [one, two])
      const profile = (image: string) =>
        send(app, 'PATCH', paths.updateProfile, { user: { profile_image: image, is_avatar: false } }, { headers })
      assert.equal((await profile(one)).status, 400)
      await edit(home, { banner_url: null })
      await app.runJobs()
      assert.deepEqual([(await app.fetch(one)).status, (await app.fetch(two)).status], [200, 404])

      await home.setRole('dagny', roles.leader)
      await app.db.query(sql`delete from communities where slug like 'home-%' and id <> ${home.id}`)
      await app.db.query(sql`update users set email = 'yuki@mail.example' where nickname = 'yuki' and brand_id = 1`)
      const session = await enter(app, { email: 'yuki@mail.example' })
      const gone = await app.fetch(paths.deleteAccount, { method: 'DELETE', headers: session.headers })
      assert.equal(gone.status, 200)
      await app.runJobs()
      assert.equal((await app.fetch(one)).status, 200)
      assert.equal((await home.details('dagny')).image_url, one)
    })
  })
}
