import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { locations } from '../../../../demo/server/location/locations'
import { placesByCountry } from '../../../../demo/server/location/places'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { get, type Stand, signIn } from '../../../support/server'
import type { Who } from '../comment/comment'

export const locationsSuite = (stand: Stand) => {
  describe('locations', () => {
    let app: TestApp
    let wren: Who
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const names = async (q: string) => {
      const path = `${paths.locationsSearch}?q=${encodeURIComponent(q)}`
      const { items } = await get<{ items: Array<{ name: string }> }>(app, path, wren)
      return items.map(({ name }) => name)
    }

    it('are found by how they begin, without accents and case [F26]', async () => {
      assert.deepEqual(await names('lofo'), ['Lofoten, Norway'])
      assert.deepEqual(await names('SAO'), ['São Paulo, Brazil'])
      assert.deepEqual((await names('nor')).slice(0, 2), ['Norway', 'Oslo, Norway'])
      assert.deepEqual(await names('xqz'), [])
      assert.equal((await names('s')).length, 10)
    })

    it('have one id each', () => {
      const all = Object.values(placesByCountry).flatMap((text) => text.split(', '))
      const { find } = locations()
      assert.ok(all.length > 400)
      assert.deepEqual(find('sg-singapore'), { location_id: 'sg-singapore', name: 'Singapore' })
      assert.equal(find('nowhere'), null)
      assert.equal(find(null), null)
    })
  })
}
