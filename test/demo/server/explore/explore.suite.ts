import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommunity } from '../../../../src/wire/community'
import type { WireExploreCategory } from '../../../../src/wire/explore'
import type { WireLoop } from '../../../../src/wire/loop'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'
import { readAll, type Who } from '../comment/comment'

export const exploreSuite = (stand: Stand) => {
  describe('exploring by category', () => {
    let app: TestApp
    before(async () => {
      app = await stand.app()
    })
    after(() => app.close())

    const categories = (who: Partial<Who> = {}) => get<WireExploreCategory[]>(app, paths.exploreCategories, who)
    const idOf = async (title: string) => {
      const found = (await categories()).find((it) => it.title === title)
      assert.ok(found, title)
      return found.category_id
    }
    const list = async <T>(path: string, title: string, who: Partial<Who> = {}) =>
      readAll<T>(app, `${path}?category_id=${await idOf(title)}&limit=1`, who)

    it('knows the categories that have communities, in the brand’s order [M03]', async () => {
      const titles = async (who: Partial<Who>) => (await categories(who)).map(({ title }) => title)
      assert.deepEqual(await titles({}), ['Light', 'Motion', 'Structure', 'Craft'])
      assert.deepEqual(await titles({ headers: { 'x-brand-id': '2' } }), ['Evening', 'Water', 'Rest'])
    })

    it('lists a category’s communities, those with the most members first, page by page [M03]', async () => {
      const found = await list<WireCommunity>(paths.exploreCommunities, 'Light')
      assert.deepEqual(
        found.map(({ slug }) => slug),
        ['night-skies', 'lamp-lab'],
      )
      const closed = await list<WireCommunity>(paths.exploreCommunities, 'Craft')
      assert.deepEqual(
        closed.map(({ slug, is_closed }) => [slug, is_closed]),
        [['slow-shaders', true]],
      )
    })

    it('lists the loops of those communities that the viewer may see [M03]', async () => {
      const slugs = async (title: string, who?: Partial<Who>) =>
        (await list<WireLoop>(paths.exploreLoops, title, who)).map(({ slug }) => slug)
      assert.deepEqual(await slugs('Structure'), ['rule-30-club'])
      assert.deepEqual(await slugs('Craft'), [])
      assert.deepEqual(await slugs('Craft', await signIn(app, 'oskar')), ['long-renders'])
      const light = await list<WireLoop>(paths.exploreLoops, 'Light')
      const members = light.map(({ counts }) => counts.members)
      assert.deepEqual(
        members,
        [...members].sort((a, b) => b - a),
      )
      assert.ok(light.some(({ community }) => community.slug === 'lamp-lab'))
    })

    it('knows no category of another brand, and none that is no number [M03]', async () => {
      const id = await idOf('Light')
      for (const path of [paths.exploreCommunities, paths.exploreLoops]) {
        const other = await call(app, `${path}?category_id=${id}`, { headers: { 'x-brand-id': '2' } })
        assert.equal(other.code, codes.notFound)
        assert.equal((await call(app, `${path}?category_id=light`)).code, codes.notFound)
      }
    })
  })
}
