import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import type { WireFeaturedPerson } from '../../../../src/wire/people'
import { call, get, type Stand, signIn } from '../../../support/server'
import { readAll, send, userId } from '../comment/comment'

export const featuredPeopleSuite = (stand: Stand) => {
  describe('people to watch', () => {
    let app: TestApp
    before(async () => {
      app = await stand.app()
    })
    after(() => app.close())

    const names = (people: readonly WireFeaturedPerson[]) => people.map(({ user }) => user.nickname)
    const first = async (who?: RequestInit) =>
      (await get<{ items: WireFeaturedPerson[] }>(app, `${paths.featuredPeople}?limit=100`, who)).items

    it('are those whose open videos got the most sparks, without the brand’s own account [M03]', async () => {
      const people = await first()
      const rows = await app.db.query<{ nickname: string; videos: number }>(sql`
        select u.nickname, count(*)::int as videos from videos v join users u on u.id = v.author_id
        left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
        where v.brand_id = 1 and v.removed_at is null and not u.is_brand_system_user
          and not coalesce(c.is_closed, false) and not coalesce(l.is_closed, false)
        group by u.id order by sum(v.sparks_count) desc, u.id desc`)
      assert.ok(rows.length > 5)
      assert.deepEqual(
        people.map(({ user, counts }) => [user.nickname, counts.videos]),
        rows.map(({ nickname, videos }) => [nickname, videos]),
      )
      for (const { posters } of people) assert.ok(posters.length > 0 && posters.length <= 3)
    })

    it('come in pages that neither repeat nor skip anybody [M03]', async () => {
      const all = await readAll<WireFeaturedPerson>(app, `${paths.featuredPeople}?limit=2`)
      assert.deepEqual(names(all), names(await first()))
      assert.equal((await call(app, `${paths.featuredPeople}?cursor=nonsense`)).status, 400)
    })

    it('are neither the viewer nor somebody whom the viewer keeps away [M03] [T14]', async () => {
      const mira = await signIn(app, 'mira.light')
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'ines') }, mira)
      const shown = names(await first(mira))
      assert.ok(names(await first()).includes('mira.light') && names(await first()).includes('ines'))
      assert.deepEqual([shown.includes('mira.light'), shown.includes('ines')], [false, false])
    })
  })
}
