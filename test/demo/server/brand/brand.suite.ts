import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireBrand } from '../../../../src/wire/brand'
import type { WireCategory } from '../../../../src/wire/category'
import type { WireCommunity } from '../../../../src/wire/community'
import type { WireFeed } from '../../../../src/wire/feed'
import type { WireGuideline } from '../../../../src/wire/guidelines'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'

/** A viewer of a community who has not joined it. */
const outside = { role: null, requested: false, banned: false, requests: null, subscribed: false }

export const brandSuite = (stand: Stand): void => {
  describe('brands and communities', () => {
    let app: TestApp
    before(async () => {
      app = await stand.app()
    })
    after(() => app.close())

    it('answers the brand of x-brand-id, brand_id or brand_slug, otherwise the first [A01] [A07]', async () => {
      const name = async (path: string, headers = {}) => (await get<WireBrand>(app, path, { headers })).name
      assert.equal(await name(paths.brand), 'Lumen')
      assert.equal(await name(paths.brand, { 'x-brand-id': '2' }), 'Halcyon')
      assert.equal(await name(`${paths.brand}?brand_id=2`, { 'x-brand-id': '1' }), 'Halcyon')
      assert.equal(await name(`${paths.brand}?brand_slug=halcyon`), 'Halcyon')
    })

    it('answers colours, links and sign-in options for each brand [A01] [A08]', async () => {
      const lumen: WireBrand = await get(app, paths.brand)
      const halcyon: WireBrand = await get(app, `${paths.brand}?brand_id=2`)
      assert.notEqual(lumen.look.colours.light.accent, halcyon.look.colours.light.accent)
      assert.equal(halcyon.web_cta, 'app')
      assert.deepEqual(lumen.integrations.sdk.ios, { appstore_link: 'https://apps.example/lumen' })
      assert.equal(halcyon.integrations.sdk.ios, 'https://apps.example/halcyon')
      assert.deepEqual(lumen.social_login, { google: true, apple: true, brand: true, brand_sso_id: 'lumen-id' })
      for (const address of [lumen.logo, lumen.brand_web_logo, halcyon.logo, halcyon.brand_web_logo]) {
        const logo = await app.fetch(String(address))
        assert.equal(logo.status, 200, String(address))
        assert.match(logo.headers.get('content-type') ?? '', /svg/)
      }
    })

    it('answers 404 for an unknown brand, with an id of any form [A07]', async () => {
      for (const brand of ['3', '0', '-1', 'lumen', '1;drop table brands', '9'.repeat(40)]) {
        for (const path of [paths.brand, paths.feedHome, paths.categoryList]) {
          assert.equal((await call(app, path, { headers: { 'x-brand-id': brand } })).status, 404, brand)
        }
      }
      assert.equal((await call(app, `${paths.brand}?brand_slug=nobody`)).status, 404)
    })

    it('gives a brand’s guidelines, and the product’s own when asked for [F06]', async () => {
      const titles = async (query: string) =>
        (await get<WireGuideline[]>(app, `${paths.brandGuidelines}?${query}`)).map(({ title }) => title)
      assert.equal((await titles('brand_id=1'))[0], 'Show your work')
      assert.equal((await titles('brand_id=2'))[0], 'Leave it softer than you found it')
      assert.equal((await titles('brand_id=1&is_default=true'))[0], 'Be kind')
      assert.equal((await call(app, `${paths.brandGuidelines}?is_default=false`)).status, 400)
    })

    it('gives categories with topics, and which of them the viewer chose [F11]', async () => {
      const ines = await signIn(app, 'ines')
      await app.db.query(
        sql`insert into user_topics select u.id, t.id from users u, topics t where u.nickname = 'ines' and t.topic in ('Noise', 'Waves')`,
      )
      const chosen = (list: WireCategory[]) =>
        list.flatMap(({ topics }) => topics.filter(({ is_selected }) => is_selected).map(({ topic }) => topic))
      const own: WireCategory[] = await get(app, paths.categoryList, ines)
      assert.deepEqual(
        own.map(({ title }) => title),
        ['Light', 'Motion', 'Structure', 'Sound', 'Craft'],
      )
      assert.deepEqual(chosen(own), ['Waves', 'Noise'])
      assert.deepEqual(chosen(await get(app, paths.categoryList)), [])
    })

    it('answers a community with its counts and the viewer’s membership [F22] [H03]', async () => {
      const of = async (slug: string, who?: string) =>
        get<WireCommunity>(app, `${paths.community}?slug=${slug}`, who ? await signIn(app, who) : undefined)
      const skies = await of('night-skies')
      assert.equal(skies.is_closed, false)
      assert.equal('viewer' in skies, false)
      const [members] = await app.db.query<{ count: number }>(
        sql`select count(*) from community_members where community_id = ${skies.community_id} and role is not null`,
      )
      const all = `${paths.feedCommunity}?slug=night-skies&limit=100`
      // Members of its closed loop see more.
      const { items } = await get<WireFeed>(app, all)
      assert.deepEqual(skies.counts, { members: members?.count, videos: items.length, loops: 4 })
      assert.deepEqual((await of('night-skies', 'mira.light')).viewer, { ...outside, role: 1, requests: 0 })
      assert.deepEqual((await of('night-skies', 'ines')).viewer, { ...outside, role: 3, requests: 0 })
      assert.deepEqual((await of('night-skies', 'dagny')).viewer, { ...outside, role: 2 })
      assert.deepEqual((await of('night-skies', 'wren')).viewer, outside)
    })

    it('says how the demo’s communities are run [S01] [M01] [H04]', async () => {
      const of = async (slug: string, who: string) =>
        get<WireCommunity>(app, `${paths.community}?slug=${slug}`, await signIn(app, who))
      const skies = await of('night-skies', 'wren')
      assert.deepEqual([skies.creator?.nickname, skies.pinned_video?.slug], ['mira.light', 'aurora-over-the-ridge'])
      assert.deepEqual([skies.social.youtube?.id, skies.rules.length], ['nightskiesclub', 0])
      assert.equal((await of('night-skies', 'minapark')).viewer?.banned, true)
      const shaders = await of('slow-shaders', 'oskar')
      assert.deepEqual([shaders.viewer?.requests, shaders.rules.length], [2, 2])
      assert.equal((await of('slow-shaders', 'wren')).pinned_video, null)
    })

    it('shows a closed community to those outside, so that they can ask to join [F22]', async () => {
      const circle = async (who?: string) =>
        get<WireCommunity>(app, `${paths.community}?slug=inner-circle`, who ? await signIn(app, who) : undefined)
      assert.equal((await circle()).is_closed, true)
      assert.deepEqual((await circle('ivo')).viewer, { ...outside, requested: true })
      assert.equal((await call(app, `${paths.community}?slug=lamplight`)).status, 404)
    })
  })
}
