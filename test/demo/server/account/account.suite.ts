import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { type TestApp, testAdminKey } from '../../../../demo/server/testing'
import type { WireAvatar } from '../../../../src/wire/avatar'
import type { WireCategory } from '../../../../src/wire/category'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { WireAccount } from '../../../../src/wire/user'
import { type Answer, call, get, type Stand, signIn } from '../../../support/server'
import { enter, post } from '../signIn/signIn'

type Headers = Record<string, string>

export const patch = (app: TestApp, user: object, headers: Headers): Promise<Answer<WireAccount>> =>
  call<WireAccount>(app, paths.updateProfile, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ user }),
  })

export const accountSuite = (stand: Stand): void => {
  describe('a new account', () => {
    let app: TestApp
    let headers: Headers
    before(async () => {
      app = await stand.app()
      headers = (await enter(app, { email: 'new@mail.example' })).headers
    })
    after(() => app.close())
    const account = () => get<WireAccount>(app, paths.account, { headers })
    const topics = async (of = headers) =>
      (await get<WireCategory[]>(app, paths.categoryList, { headers: of })).flatMap((category) => category.topics)

    it('agrees to the guidelines, once and again [F07]', async () => {
      assert.equal((await account()).brand_guidelines, false)
      for (let n = 0; n < 2; n++) assert.equal((await post(app, paths.acceptGuidelines, {}, headers)).code, 200)
      assert.equal((await account()).brand_guidelines, true)
      assert.equal((await call(app, paths.acceptGuidelines, { method: 'POST', headers })).code, 200)
      assert.equal((await call(app, paths.acceptGuidelines, { method: 'POST' })).status, 401)
    })

    it('chooses three topics or more of its own brand, in place of the earlier ones [F12] [E16]', async () => {
      const save = (topicIds: unknown) => post(app, paths.saveTopics, { topicIds }, headers)
      const all = (await topics()).map(({ topic_id }) => topic_id)
      const chosen = async () => (await topics()).filter((it) => it.is_selected).map(({ topic_id }) => topic_id)
      assert.equal((await save(all.slice(0, 3))).code, 200)
      assert.deepEqual(await chosen(), all.slice(0, 3))
      assert.equal((await save(all.slice(2, 7))).code, 200)
      assert.deepEqual(await chosen(), all.slice(2, 7))
      assert.deepEqual((await account()).onboarding_topics.toSorted(), all.slice(2, 7).toSorted())
      const halcyon = (await get<WireCategory[]>(app, `${paths.categoryList}?brand_id=2`))[0]?.topics[0]?.topic_id
      for (const wrong of [
        ...[[], all.slice(0, 2), [all[0], all[0], all[0]], undefined, 'all'],
        ...[
          [...all.slice(0, 3), halcyon],
          [...all.slice(0, 3), '999999'],
          [...all.slice(0, 3), 'noise'],
        ],
      ]) {
        assert.equal((await save(wrong)).status, 400, JSON.stringify(wrong))
      }
      assert.deepEqual(await chosen(), all.slice(2, 7))
      assert.equal((await save(all)).code, 200)
      assert.equal((await chosen()).length, all.length)
    })

    it('takes all topics of a brand that has fewer than three [F12] [E16]', async () => {
      const { headers: other } = await signIn(app, 'sunniva', { brand: '2' })
      await app.db.query(sql`delete from topics where id not in (
        select t.id from topics t join categories c on c.id = t.category_id where c.brand_id = 2 order by t.id limit 2)
        and category_id in (select id from categories where brand_id = 2)`)
      const all = (await topics(other)).map(({ topic_id }) => topic_id)
      assert.equal(all.length, 2)
      const save = (topicIds: unknown) => post(app, paths.saveTopics, { topicIds }, other)
      for (const few of [[], all.slice(0, 1)]) assert.equal((await save(few)).status, 400)
      assert.equal((await save(all)).code, 200)
    })

    it('keeps one complete choice when two are saved in parallel [F12]', async () => {
      const all = (await topics()).map(({ topic_id }) => topic_id)
      const choices = [all.slice(0, 3), all.slice(5, 9)]
      const answers = await Promise.all(choices.map((topicIds) => post(app, paths.saveTopics, { topicIds }, headers)))
      assert.deepEqual(
        answers.map(({ code }) => code),
        [200, 200],
      )
      const kept = (await account()).onboarding_topics.map(Number).sort((a, b) => a - b)
      assert.ok(choices.some((choice) => choice.map(Number).join() === kept.join()))
    })

    it('asks to become a creator, and the administration decides [F08] [H02]', async () => {
      const status = async () =>
        (await get<{ cb_request_status: number }>(app, paths.creatorStatus, { headers })).cb_request_status
      const ask = () => post(app, paths.creatorRequest, { source: 'app_web' }, headers)
      const admin = { authorization: `Bearer ${testAdminKey}`, 'content-type': 'application/json' }
      const { user_id } = await account()
      const decide = async (change: object) =>
        app.fetch(`/admin/people/${user_id}`, { method: 'POST', headers: admin, body: JSON.stringify(change) })
      const waiting = async () => {
        const answer = await app.fetch('/admin/people', { headers: admin })
        return ((await answer.json()) as { people: Array<{ user_id: string }> }).people.map((it) => it.user_id)
      }
      assert.equal(await status(), 1)
      assert.deepEqual(await waiting(), [])
      assert.equal((await ask()).code, 200)
      assert.equal(await status(), 2)
      assert.equal((await account()).ks_cb_request_status, 2)
      assert.deepEqual(await waiting(), [user_id])
      assert.equal((await ask()).code, 200)
      assert.equal((await decide({ creator: 'refused' })).status, 200)
      assert.equal(await status(), 1)
      assert.equal((await ask()).code, 200)
      assert.equal((await decide({ creator: 'accepted' })).status, 200)
      assert.equal(await status(), 3)
      assert.equal((await ask()).code, 200)
      assert.equal(await status(), 3)
      assert.equal((await post(app, paths.creatorRequest, { source: 'web' }, headers)).status, 400)
    })

    it('refuses the administration without the key [F08] [S04]', async () => {
      for (const authorization of [undefined, 'Bearer ', 'Bearer wrong', testAdminKey, headers.authorization]) {
        const init = { headers: { ...(authorization && { authorization }) } }
        for (const path of ['/admin/people', '/admin/people?search=a', '/admin/people/1']) {
          assert.equal((await app.fetch(path, init)).status, 401, `${path} ${authorization}`)
        }
        const change = { ...init, method: 'POST', body: '{"creator":"accepted"}' }
        assert.equal((await app.fetch('/admin/people/1', change)).status, 401)
      }
      const admin = { authorization: `Bearer ${testAdminKey}` }
      const found = await app.fetch('/admin/people?search=MIRA', { headers: admin })
      const { people } = (await found.json()) as { people: Array<{ nickname: string }> }
      assert.ok(people.some(({ nickname }) => nickname === 'mira.light'))
      assert.deepEqual(await (await app.fetch('/admin/people?search=%25', { headers: admin })).json(), { people: [] })
    })
  })

  describe('a profile', () => {
    let app: TestApp
    let time = Date.parse('2026-09-17T12:00:00Z')
    let headers: Headers
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
      headers = (await enter(app, { email: 'edits@mail.example' })).headers
    })
    after(() => app.close())

    it('changes the fields that are sent and no others; null empties [F09] [E06] [E07] [E12]', async () => {
      const first = await patch(app, { bio: 'One\nTwo', name: 'Zoë 王', insta_id: 'a.b_c-d', twitter_id: 'x' }, headers)
      assert.equal(first.code, 200, first.message)
      const picked = ({ bio, name, insta_id, twitter_id }: WireAccount) => ({ bio, name, insta_id, twitter_id })
      assert.deepEqual(picked(first.data), { bio: 'One\nTwo', name: 'Zoë 王', insta_id: 'a.b_c-d', twitter_id: 'x' })
      const second = await patch(app, { bio: null, twitter_id: '', name: '  ' }, headers)
      assert.deepEqual(picked(second.data), { bio: null, name: null, insta_id: 'a.b_c-d', twitter_id: null })
      assert.deepEqual((await patch(app, {}, headers)).data, second.data)
      assert.deepEqual(await get(app, paths.account, { headers }), second.data)
    })

    it('counts characters as people do: 150 of a bio, 25 of a name [F09] [E06] [E07]', async () => {
      const [family, accented] = ['👨‍👩‍👧‍👦', 'o\u0302']
      for (const bio of ['x'.repeat(150), family.repeat(150), accented.repeat(150)]) {
        const { data, message } = await patch(app, { bio }, headers)
        assert.equal(data?.bio, bio.normalize('NFC'), message)
      }
      for (const bio of ['x'.repeat(151), family.repeat(151), `${accented.repeat(150)}!`]) {
        const { status, message } = await patch(app, { bio }, headers)
        assert.deepEqual([status, /bio/.test(message)], [400, true])
      }
      assert.equal((await patch(app, { name: accented.repeat(25) }, headers)).code, 200)
      for (const name of ['x'.repeat(26), `${accented.repeat(25)}o`, 'a <b>', "O'Hara"]) {
        assert.equal((await patch(app, { name }, headers)).status, 400, name)
      }
    })

    it('refuses handles and addresses of another form, and strips what follows a LinkedIn address [F09] [E12] [E13]', async () => {
      for (const wrong of [
        ...[{ tiktok_id: '@a' }, { youtube_id: 'a b' }, { insta_id: 'https://instagram.com/a' }, { twitter_id: {} }],
        ...[{ linkedin_id: 'https://evil.example/in/a' }, { linkedin_id: 'javascript:alert(1)//linkedin.com/in/a' }],
      ]) {
        assert.equal((await patch(app, wrong, headers)).status, 400, JSON.stringify(wrong))
      }
      const { data } = await patch(app, { linkedin_id: 'https://www.linkedin.com/in/mira-okafor?trk=x#y' }, headers)
      assert.equal(data.linkedin_id, 'https://www.linkedin.com/in/mira-okafor')
    })

    it('accepts a birth date from the thirteenth birthday on, in the earliest time zone [F09] [E10] [E11]', async () => {
      const judged = async (at: string, birthday: string) => {
        time = Date.parse(at)
        // An access token of another time is worth nothing.
        return (await patch(app, { birthday }, (await signIn(app, 'theo')).headers)).code
      }
      assert.equal(await judged('2026-09-17T00:00:00Z', '17/9/2013'), 200)
      // In Kiribati the day begins fourteen hours earlier than in Greenwich.
      assert.equal(await judged('2026-10-16T09:59:59Z', '17/10/2013'), 400)
      assert.equal(await judged('2026-10-16T10:00:00Z', '17/10/2013'), 200)
      assert.equal(await judged('2027-02-28T09:00:00Z', '29/2/2012'), 200)
      assert.equal(await judged('2025-02-28T09:00:00Z', '29/2/2012'), 400)
      assert.equal(await judged('2025-02-28T10:00:00Z', '29/2/2012'), 200)
      for (const wrong of ['29/2/2011', '31/4/2000', '1/1/1939', '2000-01-01', '1/13/2000']) {
        assert.equal(await judged('2026-09-17T12:00:00Z', wrong), 400, wrong)
      }
      assert.equal(await judged('2026-09-17T12:00:00Z', '1/1/1940'), 200)
      const { data } = await patch(app, { birthday: null }, headers)
      assert.equal(data.birthday, null)
    })

    it('suggests others in place of a taken username [F10]', async () => {
      const check = (nickname: string) => post(app, paths.validateNickname, { nickname }, headers)
      assert.equal((await patch(app, { name: 'Zoë Ångström' }, headers)).code, 200)
      const { data } = await check('Mira.Light')
      const { free } = data as { free: string[] }
      assert.deepEqual(free, ['zoe.angstrom', 'zoe_angstrom', 'zoeangstrom'])
      for (const other of free) assert.equal((await check(other)).code, 200)
      await patch(app, { name: null }, headers)
      const unnamed = ((await check('mira.light')).data as { free: string[] }).free
      assert.equal(unnamed[0], 'its.mira.light')
      assert.equal(unnamed.length, 3)
      for (const other of unnamed) assert.equal((await check(other)).code, 200, other)
    })

    it('takes a free username, which is then no generated one [F09] [F10] [E08] [D04] [H01]', async () => {
      const check = (nickname: string) => post(app, paths.validateNickname, { nickname }, headers)
      assert.equal((await get<WireAccount>(app, paths.account, { headers })).is_nickname_generated, true)
      assert.equal((await check('Fresh_name-1.')).code, 200)
      for (const taken of ['mira.light', 'MIRA.Light']) {
        assert.deepEqual([(await check(taken)).code, (await check(taken)).status], [codes.nicknameTaken, 409])
        assert.equal((await patch(app, { nickname: taken, bio: 'lost' }, headers)).code, codes.nicknameTaken)
      }
      for (const wrong of ['', 'a b', 'ä', 'x'.repeat(26), '..', null]) {
        assert.equal((await post(app, paths.validateNickname, { nickname: wrong }, headers)).status, 400, `${wrong}`)
        assert.equal((await patch(app, { nickname: wrong }, headers)).status, 400, `${wrong}`)
      }
      const { data } = await patch(app, { nickname: 'Fresh_name-1.' }, headers)
      assert.deepEqual([data.nickname, data.is_nickname_generated], ['Fresh_name-1.', false])
      assert.notEqual(data.bio, 'lost')
      assert.equal((await check('fresh_NAME-1.')).code, 200)
      assert.equal((await patch(app, { nickname: 'fresh_NAME-1.' }, headers)).data.nickname, 'fresh_NAME-1.')
      assert.equal((await patch(app, { nickname: 'x'.repeat(25) }, headers)).code, 200)
    })

    it('gives a username to exactly one of several parallel requests [F09] [E09]', async () => {
      const people = await Promise.all(
        ['ines', 'theo', 'luca', 'dagny', 'noor.codes', 'wren'].map((nickname) => signIn(app, nickname)),
      )
      const spellings = ['The.One', 'the.one', 'THE.ONE', 'tHe.oNe', 'the.onE', 'The.onE']
      const answers = await Promise.all(
        people.map((person, index) => patch(app, { nickname: spellings[index] ?? '' }, person.headers)),
      )
      const results = answers.map(({ code }) => code).sort()
      assert.deepEqual(results, [200, ...Array(5).fill(codes.nicknameTaken)])
      const rows = await app.db.query(sql`select 1 from users where lower(nickname) = 'the.one'`)
      assert.equal(rows.length, 1)
    })

    it('lists the avatars to choose from, each with its file [H05]', async () => {
      const list = await get<WireAvatar[]>(app, paths.avatars, { headers })
      assert.deepEqual(
        list.map(({ name }) => name),
        ['lava', 'plasma', 'ripples'],
      )
      for (const { name } of list) {
        const file = await app.fetch(`/media/avatars/${name}.gif`)
        assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/gif'])
        assert.equal((await patch(app, { profile_image: name, is_avatar: true }, headers)).data.profile_image, name)
      }
      assert.equal((await app.fetch(paths.avatars)).status, 401)
    })

    it('accepts existing avatars, and no picture from another site [F09] [H05] [C08]', async () => {
      const avatar = await patch(app, { profile_image: 'lava', is_avatar: true }, headers)
      assert.deepEqual([avatar.data.profile_image, avatar.data.is_avatar], ['lava', true])
      for (const wrong of [
        ...[
          { profile_image: 'nothing', is_avatar: true },
          { profile_image: '../secret', is_avatar: true },
        ],
        ...[{ profile_image: 'https://evil.example/p.png' }, { profile_image: '/media/avatars/mira.light.svg' }],
        ...[{ profile_image: '/storage/uploads/nobody.png' }, { profile_image: 'javascript:alert(1)' }],
        { profile_image: '/storage/%zz' },
      ]) {
        assert.equal((await patch(app, wrong, headers)).status, 400, JSON.stringify(wrong))
      }
      const none = await patch(app, { profile_image: null }, headers)
      assert.deepEqual([none.data.profile_image, none.data.is_avatar], [null, false])
    })
  })
}
