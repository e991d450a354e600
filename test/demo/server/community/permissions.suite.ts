import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { may, roles, type Standing } from '../../../../src/wire/permissions'
import { call, readAll, type Stand, signIn } from '../../../support/server'
import { userId } from '../comment/comment'

/** What a membership's row holds; null for none. */
const rows: Record<Exclude<Standing, 'visitor' | 'banned'>, { role: number | null } | null> = {
  leader: { role: roles.leader },
  moderator: { role: roles.moderator },
  member: { role: roles.member },
  requested: { role: null },
  unjoined: null,
}

export const permissionsSuite = (stand: Stand) => {
  describe('permissions in a community', () => {
    let app: TestApp
    let wren: { headers: Record<string, string> }
    const slug = 'night-skies'
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const set = async (standing: Standing, isClosed: boolean) => {
      await app.db.query(sql`update communities set is_closed = ${isClosed} where slug = ${slug}`)
      await app.db.query(
        sql`delete from community_members where user_id = (select id from users where nickname = 'wren')`,
      )
      await app.db.query(sql`delete from community_bans where user_id = (select id from users where nickname = 'wren')`)
      if (standing === 'banned') {
        await app.db.query(sql`insert into community_bans (community_id, user_id, reason, banned_at)
          select c.id, u.id, '', now() from communities c, users u where c.slug = ${slug} and u.nickname = 'wren'`)
      }
      const row = standing === 'visitor' || standing === 'banned' ? null : rows[standing]
      if (!row) return
      await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
        select c.id, u.id, ${row.role}::int, now() from communities c, users u where c.slug = ${slug} and u.nickname = 'wren'`)
    }
    const codeOf = async (allowed: boolean, path: string, init?: RequestInit) => {
      const { code } = await call(app, path, init)
      assert.ok((allowed ? [codes.ok] : [codes.membersOnly, codes.banned]).includes(code), `${path}: ${code}`)
    }

    for (const standing of [...Object.keys(rows), 'banned', 'visitor'] as Standing[]) {
      for (const isClosed of [false, true]) {
        it(`of ${standing} in ${isClosed ? 'a closed' : 'an open'} one are those of the wire’s table [H03] [F22] [T16]`, async () => {
          await set(standing, isClosed)
          const who = standing === 'visitor' ? {} : wren
          const [video] = await app.db.query<{ id: string; slug: string; community: string }>(
            sql`select v.id::text, v.slug, c.id::text as community from videos v join communities c on c.id = v.community_id where c.slug = ${slug}`,
          )
          assert.ok(video)
          const sees = may(standing, 'viewContent', { isClosed })
          await codeOf(sees, `${paths.feedCommunity}?slug=${slug}`, who)
          await codeOf(sees, `${paths.video}?slug=${video.slug}`, who)
          await codeOf(sees, `${paths.feedVideo}?slug=${video.slug}`, who)
          const home = (await readAll(app, `${paths.feedHome}?limit=100`, who)).flat()
          assert.equal(home.includes(video.slug), sees)
          await codeOf(may(standing, 'viewDetails', { isClosed }), `${paths.community}?slug=${slug}`, who)
          if (standing === 'visitor') return
          const post = (body: object) => ({
            method: 'POST',
            headers: { 'content-type': 'application/json', ...wren.headers },
            body: JSON.stringify({ video_id: video.id, ...body }),
          })
          await codeOf(may(standing, 'spark', { isClosed }), paths.spark, post({ sparked: true }))
          const comment = { text: 'Hello', client_id: `${standing} ${isClosed}` }
          await codeOf(may(standing, 'comment', { isClosed }), paths.commentCreate, post(comment))
          await codeOf(sees, `${paths.videoComments}?video_id=${video.id}`, who)
          const destinations = [{ kind: 'profile', id: await userId(app, 'wren') }]
          await codeOf(may(standing, 'repost', { isClosed }), paths.repostCreate, post({ destinations }))
          const into = [{ kind: 'community', id: video.community }]
          const repostInto = may(standing, 'repost', { isClosed }) && may(standing, 'repostInto', { isClosed })
          const { status } = await call(app, paths.repostCreate, post({ destinations: into }))
          assert.equal(status, repostInto ? 200 : 403)
          const queue = await call(app, `${paths.moderationQueue}?community_id=${video.community}`, who)
          assert.equal(queue.code, may(standing, 'moderate', { isClosed }) ? codes.ok : codes.forbidden)
        })
      }
    }
  })
}
