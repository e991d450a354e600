import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommunity, WireMember } from '../../../../src/wire/community'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { call, type Stand, signIn } from '../../../support/server'
import { readAll } from '../comment/comment'

export const membersSuite = (stand: Stand) => {
  describe('the members of a community', () => {
    let app: TestApp
    before(async () => {
      app = await stand.app()
    })
    after(() => app.close())

    const list = (query: string) => readAll<WireMember>(app, `${paths.communityMembers}?slug=${query}`)

    it('are listed page by page, each once: leaders, moderators, then the newest [F22] [H03]', async () => {
      const people = await list('night-skies&limit=97')
      const [row] = await app.db.query<{ count: number }>(sql`select count(*) from community_members m
        join communities c on c.id = m.community_id where c.slug = 'night-skies' and m.role is not null`)
      assert.equal(people.length, row?.count)
      assert.equal(new Set(people.map(({ user }) => user.user_id)).size, people.length)
      assert.deepEqual(
        people.slice(0, 3).map(({ role }) => role),
        [roles.leader, roles.moderator, roles.member],
      )
      const since = people.slice(2).map(({ joined_at }) => joined_at)
      assert.deepEqual(since, since.toSorted().reverse())
    })

    it('are found by the beginning of a nickname or a name, and by role [F22]', async () => {
      const byNickname = await list('night-skies&q=MIRA.')
      assert.deepEqual(
        byNickname.map(({ user, role }) => [user.nickname, role]),
        [['mira.light', roles.leader]],
      )
      assert.deepEqual(await list('night-skies&q=%25'), [])
      const team = await list(`night-skies&role=${roles.moderator}`)
      assert.deepEqual(
        team.map(({ user }) => user.nickname),
        ['ines'],
      )
      assert.equal((await call(app, `${paths.communityMembers}?slug=night-skies&role=7`)).status, 400)
    })

    it('of a closed one are for those who joined [F22] [H03]', async () => {
      const path = `${paths.communityMembers}?slug=inner-circle`
      assert.equal((await call(app, path)).code, codes.membersOnly)
      assert.equal((await call(app, path, await signIn(app, 'wren'))).code, codes.membersOnly)
      assert.equal((await call(app, path, await signIn(app, 'theo'))).code, codes.ok)
      assert.equal((await call(app, `${paths.communityMembers}?slug=nowhere`)).status, 404)
    })
  })

  describe('featured communities', () => {
    it('are those that the brand puts forward, in its order, page by page [F22]', async () => {
      const app = await stand.app()
      const mira = await signIn(app, 'mira.light')
      const featured = await readAll<WireCommunity>(app, `${paths.featuredCommunities}?limit=2`, mira)
      assert.deepEqual(
        featured.map(({ slug, viewer }) => [slug, viewer?.role]),
        [
          ['night-skies', roles.leader],
          ['field-studies', null],
          ['calm-machines', roles.member],
          ['lamp-lab', null],
          ['small-societies', null],
        ],
      )
      await app.close()
    })
  })
}
