import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { type TestApp, testAdminKey } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCase, WireLogEntry } from '../../../../src/wire/moderation'
import { paths } from '../../../../src/wire/paths'
import { get, type Stand } from '../../../support/server'
import { userId, write } from '../comment/comment'
import { placeOf } from '../moderation/place'

export const personReportsSuite = (stand: Stand) => {
  describe('a report of a person', () => {
    let app: TestApp
    let community: string
    let video: string
    const { as, later, report, queue, decide, judge, notices, answer, open } = placeOf(stand)
    before(async () => {
      const place = await open()
      app = place.app
      community = place.community
      video = place.video
    })
    after(() => app.close())

    const about = async (nickname: string, body: object = {}) => ({ user_id: await userId(app, nickname), ...body })
    const ask = async <T>(path: string, body?: object) => {
      const headers = { authorization: `Bearer ${testAdminKey}`, 'content-type': 'application/json' }
      const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) }
      const response = await app.fetch(path, init)
      return { status: response.status, data: (await response.json()) as T }
    }
    const ofAdmin = async () => (await ask<{ items: WireCase[] }>('/admin/cases')).data.items.filter((it) => !it.video)
    const notifiedKinds = async (nickname: string) => {
      const rows = await app.db.query<{ kind: string }>(sql`select n.kind from notifications n
        join cases k on k.id = n.case_id and k.video_id is null
        where n.user_id = ${await userId(app, nickname)} order by n.id`)
      return rows.map(({ kind }) => kind)
    }

    it('makes one case for the administration, however many report it, and counts once for each [T15]', async () => {
      await later(1)
      const harassment = await about('wren', { reason: 'harassment', note: 'Writes to me every day' })
      const answers = await Promise.all([report(harassment, 'saoirse'), report(await about('wren'), 'dagny')])
      assert.deepEqual(
        answers.map(({ code }) => code),
        [codes.ok, codes.ok],
      )
      assert.equal((await report(await about('wren', { reason: 'impersonation' }), 'saoirse')).code, codes.ok)
      const [found, ...others] = await ofAdmin()
      assert.deepEqual(others, [])
      assert.deepEqual(
        [found?.author.nickname, found?.video, found?.comment, found?.community, found?.notes.map(({ text }) => text)],
        ['wren', null, null, null, ['Writes to me every day']],
      )
      const reasons = found?.reasons.map(({ reason, count }) => `${reason} ${count}`)
      assert.deepEqual(reasons, ['harassment 1', 'spam 1'])
      assert.ok((await queue()).items.every((it) => it.video))
    })

    it('is decided by a warning or a suspension, which holds in the whole brand, and never by removal [T15] [T16]', async () => {
      const [found] = await ofAdmin()
      const path = `/admin/cases/${found?.case_id}`
      assert.equal((await ask(`${path}/decision`, { decision: 'remove' })).status, 400)
      const decision = { decision: 'suspend', hours: 24, words: 'Leave people alone' }
      assert.equal((await ask(`${path}/decision`, decision)).status, 200)
      assert.equal((await write(app, as('wren'), { video_id: video, text: 'Hello' })).code, codes.suspended)
      const place = await get<{ viewer: { sanction?: object } }>(app, `${paths.community}?slug=night-skies`, as('wren'))
      assert.deepEqual(
        [Object.entries(place.viewer.sanction ?? {}).slice(0, 2)],
        [
          [
            ['kind', 'suspended'],
            ['reason', 'Leave people alone'],
          ],
        ],
      )
      const [notice] = (await notices('wren')).items
      assert.deepEqual([notice?.video, notice?.decision?.words], [null, 'Leave people alone'])
      assert.deepEqual(await notifiedKinds('wren'), ['removed'])
      assert.deepEqual(await notifiedKinds('dagny'), ['report_removed'])
      const { items } = (await ask<{ items: WireLogEntry[] }>('/admin/log')).data
      assert.deepEqual(
        [items[0]?.act, items[0]?.what, items[0]?.author?.nickname],
        ['person_suspended', '@wren', 'wren'],
      )

      await answer(notice?.case_id ?? '', 'It was a joke', 'wren')
      assert.equal((await ask(`${path}/verdict`, { upheld: false })).status, 200)
      assert.equal((await write(app, as('wren'), { video_id: video, text: 'Hello' })).code, codes.ok)
      // What was decided can be reported anew.
      assert.equal((await report(await about('wren'), 'saoirse')).code, codes.ok)
      assert.equal((await ofAdmin()).length, 1)
    })

    it('in a community is decided by those who lead it, and holds there [F22] [T15]', async () => {
      await later(1)
      const here = await about('saoirse', { community_id: community, reason: 'hate' })
      assert.equal((await report(here, 'wren')).code, codes.ok)
      const found = (await queue()).items.find((it) => it.video === null)
      assert.deepEqual([found?.author.nickname, found?.community?.slug], ['saoirse', 'night-skies'])
      assert.equal((await decide(found?.case_id ?? '', { decision: 'remove' }, 'luca')).status, 400)
      const { data } = await decide(found?.case_id ?? '', { decision: 'warn', words: 'Be kind' }, 'luca')
      assert.deepEqual([data.decision?.decision, data.decided_by?.nickname], ['warn', 'luca'])
      assert.ok((await notifiedKinds('saoirse')).includes('removed'))
      await answer(found?.case_id ?? '', 'I was', 'saoirse')
      assert.equal((await judge(found?.case_id ?? '', { upheld: true }, 'yuki')).data.answer?.upheld, true)
      assert.equal((await report(await about('luca', { community_id: community }), 'saoirse')).code, codes.ok)
      const team = (await queue()).items.find((it) => it.author.nickname === 'luca')
      assert.equal((await decide(team?.case_id ?? '', { decision: 'suspend', hours: 1 }, 'dagny')).status, 403)
    })

    it('is refused about oneself, about nobody, and where the person is not or the viewer is banned [T15] [T16]', async () => {
      await later(1)
      assert.equal((await report(await about('wren'), 'wren')).status, 403)
      assert.equal((await report({ user_id: '999999' }, 'wren')).status, 404)
      assert.equal((await report({ user_id: 'no number' }, 'wren')).status, 404)
      assert.equal((await report(await about('saoirse', { community_id: '999999' }), 'wren')).status, 404)
      const outside = await userId(app, 'nils')
      await app.db.query(sql`delete from community_members where community_id = ${community} and user_id = ${outside}`)
      assert.equal((await report({ user_id: outside, community_id: community }, 'wren')).status, 404)
      const banned = await userId(app, 'dagny')
      await app.db.query(sql`delete from community_members where community_id = ${community} and user_id = ${banned}`)
      await app.db.query(sql`insert into community_bans (community_id, user_id, reason, banned_at)
        values (${community}, ${banned}, '', now())`)
      assert.equal((await report(await about('saoirse', { community_id: community }), 'dagny')).status, 403)
      assert.equal((await report({ ...(await about('saoirse')), video_id: video }, 'wren')).status, 400)
      assert.equal((await report(await about('saoirse', { reason: 'rude' }), 'wren')).status, 400)
    })
  })
}
