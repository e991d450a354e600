import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { raw, type Sql, sql } from '../../../../demo/server/database/sql'
import { type TestApp, testAdminKey } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommunity } from '../../../../src/wire/community'
import { paths } from '../../../../src/wire/paths'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, type Stand, signIn } from '../../../support/server'
import { enter, post } from '../signIn/signIn'
import { upload } from '../upload/pictures'
import { patch } from './account.suite'

type Headers = Record<string, string>

export const accountDeletionSuite = (stand: Stand): void => {
  describe('a viewer who deletes the account', () => {
    let here: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    const later = (seconds: number) => {
      time += seconds * 1000
    }
    before(async () => {
      here = await stand.app({ now: () => new Date(time) })
    })
    after(() => here.close())

    const leave = (headers: Headers) => call<null>(here, paths.deleteAccount, { method: 'DELETE', headers })
    const query = <Row extends object>(statement: Sql) => here.db.query<Row>(statement)
    const idOf = async (nickname: string) => {
      const [row] = await query<{ id: string }>(sql`select id::text from users where nickname = ${nickname}`)
      assert.ok(row, nickname)
      return row.id
    }
    /** Somebody of the seed, with an address, signed in with a code. */
    const proven = async (nickname: string) => {
      const email = `${nickname}@mail.example`
      await query(sql`update users set email = ${email} where id = ${await idOf(nickname)}`)
      return enter(here, { email })
    }
    /** Where counters and rows of the whole database differ. */
    const miscounts = () =>
      query(sql`select 'sparks' as what, id from videos v where sparks_count <> (select count(*) from sparks s where s.video_id = v.id)
        union all select 'reposts', id from videos v where reposts_count <> (select count(*) from reposts r where r.video_id = v.id and not r.is_waiting)
        union all select 'comments', id from videos v where comments_count <> (select count(*) from comments c
          where c.video_id = v.id and (c.deleted_at is null or c.replies_count > 0))
        union all select 'replies', id from comments p where replies_count <> (select count(*) from comments c where c.parent_id = p.id and c.deleted_at is null)
        union all select 'comment sparks', id from comments c where deleted_at is null
          and sparks_count <> (select count(*) from comment_sparks s where s.comment_id = c.id)
        union all select 'members', id from communities c where members_count <> (select count(*) from community_members m
          where m.community_id = c.id and m.role is not null)
        union all select 'loop members', id from loops l where members_count <> (select count(*) from loop_members m
          where m.loop_id = l.id and m.state = 'joined')
        union all select 'videos', id from communities c where videos_count <> (select count(*) from videos v
          where v.community_id = c.id and v.removed_at is null)`)

    it('needs a code of the last five minutes [F15] [D06] [S04]', async () => {
      const { headers, refreshToken } = await enter(here, { email: 'leaving@mail.example' })
      later(300)
      const refused = await leave(headers)
      assert.deepEqual([refused.code, refused.status], [codes.verificationNeeded, 403])
      assert.equal((await leave((await signIn(here, 'luca')).headers)).code, codes.verificationNeeded)
      assert.equal((await leave({})).status, 401)
      assert.equal((await call<{ email: string }>(here, paths.account, { headers })).data.email, 'leaving@mail.example')
      assert.equal((await post(here, paths.sessionRefresh, {}, { 'gn-refresh-token': refreshToken })).code, 200)
    })

    it('is signed out everywhere, and signs in as a new user afterwards [F15] [D06]', async () => {
      const address = { email: 'returning@mail.example' }
      const one = await enter(here, address)
      await patch(here, { nickname: 'Leaver', bio: 'About me', birthday: '1/2/1990', insta_id: 'leaver' }, one.headers)
      later(60)
      const two = await enter(here, address)
      assert.equal((await leave(two.headers)).code, 200)
      for (const { headers, refreshToken } of [one, two]) {
        assert.equal((await call(here, paths.account, { headers })).status, 401)
        const refresh = await post(here, paths.sessionRefresh, {}, { 'gn-refresh-token': refreshToken })
        assert.equal(refresh.code, codes.sessionEnded)
      }
      assert.equal((await leave(two.headers)).status, 401)
      const back = await enter(here, address)
      assert.notEqual(back.account.user_id, one.account.user_id)
      assert.deepEqual([back.account.bio, back.account.is_nickname_generated], [null, true])
      const { headers } = await signIn(here, 'noor.codes')
      assert.equal((await patch(here, { nickname: 'leaver' }, headers)).data.nickname, 'leaver')
    })

    it('leaves no personal data [F15] [S04]', async () => {
      const address = { email: 'unknown@mail.example' }
      const { account, headers } = await enter(here, address)
      await patch(here, { nickname: 'Nobody', name: 'Lea Ver', bio: 'About', birthday: '1/2/1990', x: 1 }, headers)
      const picture = await upload(here, 'uploads/profile_images/user1.png', headers)
      await patch(here, { profile_image: picture }, headers)
      const topics = await query<{ id: string }>(
        sql`select t.id::text from topics t join categories c on c.id = t.category_id where c.brand_id = 1 limit 3`,
      )
      await post(here, paths.saveTopics, { topicIds: topics.map(({ id }) => id) }, headers)
      const [seen] = await query<{ id: string }>(sql`select id::text from videos where slug = 'windows'`)
      await post(here, paths.videoCount, { video_id: seen?.id, what: 'view' }, headers)
      const views = sql`select 1 from video_views where viewer = ${account.user_id}`
      assert.equal((await query(views)).length, 1)
      assert.equal((await leave(headers)).code, 200)
      const [row] = await query<Record<string, unknown>>(sql`select * from users where id = ${account.user_id}`)
      const kept = Object.entries(row ?? {}).filter(([, value]) => value !== null && value !== false)
      assert.deepEqual(
        kept.map(([name]) => name).sort(),
        [
          ...['id', 'brand_id', 'nickname', 'nickname_generated', 'creator_status', 'created_at', 'deleted_at'],
          // As everybody has them, and words of the nickname alone.
          ...['mention_policy', 'keeps_history', 'search'],
        ].sort(),
      )
      assert.equal(row?.nickname, `~${account.user_id}`)
      await here.runJobs()
      for (const table of ['user_topics', 'uploads', 'identities', 'codes']) {
        assert.deepEqual(await query(sql`select 1 from ${raw(table)} where user_id = ${account.user_id}`), [], table)
      }
      assert.deepEqual(await query(views), [])
      assert.deepEqual(await query(sql`select 1 from code_addresses where address = ${address.email}`), [])
      assert.equal((await here.fetch(picture)).status, 404)
      assert.equal((await here.fetch(picture.replace('.png', '.webp'))).status, 404)
    })

    it('writes nothing more with calls that were under way [F15] [S04]', async () => {
      const { headers } = await enter(here, { email: 'late@mail.example' })
      const viewer = await here.services.sessions.viewer(headers.authorization?.slice('Bearer '.length) ?? '')
      const [place] = await query<{ video: string; community: string }>(sql`select v.id::text as video,
        (select id::text from communities where slug = 'night-skies') as community from videos v where slug = 'windows'`)
      assert.ok(place)
      const { comments, sparks, reposts, reports, hides, memberships } = here.services
      const { video: videoId, community } = place
      const wren = await idOf('wren')
      assert.equal((await leave(headers)).code, 200)
      const calls = [
        comments.create(viewer, { videoId, parentId: null, text: 'Late', mentions: [], clientId: 'late' }),
        sparks.set(viewer, { videoId }, true),
        reposts.set(viewer, videoId, [{ kind: 'profile', id: viewer.userId }], true),
        reports.send(viewer, { videoId }, { reason: 'spam', note: '' }),
        hides.video(viewer, videoId, true),
        hides.person(viewer, wren, true),
        memberships.join(viewer, community, { note: null, acceptsRules: true }),
      ]
      await Promise.all(calls.map((it) => assert.rejects(it, { code: codes.unauthorised })))
      assert.deepEqual(await miscounts(), [])
    })

    it('loses sparks, reposts, memberships and videos; every counter stays right [F15] [F20] [F22]', async () => {
      assert.deepEqual(await miscounts(), [], 'the seed itself')
      const { headers } = await proven('luca')
      const luca = await idOf('luca')
      assert.ok((await query(sql`select 1 from loop_members where user_id = ${luca} and state = 'joined'`)).length > 0)
      await query(sql`with done as (insert into sparks select id, ${luca}, now() from videos where brand_id = 1 on conflict do nothing returning video_id)
          update videos set sparks_count = sparks_count + 1 where id in (select video_id from done)`)
      await query(sql`with done as (insert into reposts (video_id, user_id, place_id, created_at) select id, ${luca}, ${luca}, now() from videos where slug in ('windows') on conflict do nothing returning video_id)
          update videos set reposts_count = reposts_count + 1 where id in (select video_id from done)`)
      const before = await get<WireVideo>(here, `${paths.video}?slug=windows`)
      const skies = await get<WireCommunity>(here, `${paths.community}?slug=night-skies`)
      await query(sql`with joined as (insert into community_members select id, ${luca}, 2, now() from communities where slug = 'night-skies'
            on conflict do nothing returning community_id)
          update communities set members_count = members_count + 1 where id in (select community_id from joined)`)
      assert.equal((await leave(headers)).code, 200)
      const after = await get<WireVideo>(here, `${paths.video}?slug=windows`)
      assert.equal(after.counts.sparks, before.counts.sparks - 1)
      assert.equal(after.counts.reposts, before.counts.reposts - 1)
      assert.ok(
        (await get<WireCommunity>(here, `${paths.community}?slug=night-skies`)).counts.members <= skies.counts.members,
      )
      assert.deepEqual(await miscounts(), [])
      assert.deepEqual(await query(sql`select 1 from loop_members where user_id = ${luca}`), [])
    })

    it('loses videos together with their comments [F15] [F19]', async () => {
      const [author] = await query<{
        nickname: string
        id: string
      }>(sql`select u.nickname, u.id::text from users u where not is_brand_system_user and brand_id = 1
          and exists (select 1 from videos v where v.author_id = u.id and v.community_id is not null)
          and not exists (select 1 from community_members m where m.user_id = u.id and m.role = 1) order by u.id limit 1`)
      assert.ok(author)
      const { headers } = await proven(author.nickname)
      const videos = await query<{ slug: string }>(sql`select slug from videos where author_id = ${author.id}`)
      assert.ok(videos.length > 0)
      await query(sql`with gone as (update videos set removed_at = now() where id = (select id from videos
            where author_id = ${author.id} and community_id is not null limit 1) returning community_id)
          update communities set videos_count = videos_count - 1 where id = (select community_id from gone)`)
      assert.equal((await leave(headers)).code, 200)
      for (const { slug } of videos) assert.equal((await call(here, `${paths.video}?slug=${slug}`)).status, 404, slug)
      assert.equal((await call(here, `${paths.profileVideos}?slug=${author.nickname}`)).status, 404)
      assert.deepEqual(await miscounts(), [])
      assert.deepEqual(
        await query(sql`select 1 from media m where not exists (select 1 from videos v where v.media_id = m.id)`),
        [],
      )
    })

    it('leaves empty comments, which lists show where others have replied [F15] [F20]', async () => {
      const { headers } = await proven('wren')
      const [wren, mira] = [await idOf('wren'), await idOf('mira.light')]
      const [video] = await query<{ id: string }>(sql`select id::text from videos where author_id = ${mira} limit 1`)
      const write = async (author: string, text: string, parent: string | null = null) => {
        const [row] = await query<{
          id: string
        }>(sql`insert into comments (video_id, author_id, parent_id, text, facets, created_at)
            values (${video?.id}, ${author}, ${parent}, ${text}, ${JSON.stringify([
              { start: 0, end: 5, user_id: wren },
              { start: 6, end: 11, user_id: mira },
            ])}::jsonb, now()) returning id::text`)
        if (parent) await query(sql`update comments set replies_count = replies_count + 1 where id = ${parent}`)
        await query(sql`update videos set comments_count = comments_count + 1 where id = ${video?.id}`)
        return row?.id ?? ''
      }
      const alone = await write(wren, 'nobody answers')
      const answered = await write(wren, 'somebody answers')
      const reply = await write(mira, '@wren @mira yes', answered)
      const monologue = await write(wren, 'I answer myself')
      const ownReply = await write(wren, 'so I do', monologue)
      const below = await write(mira, 'mine')
      const replied = await write(wren, 'a reply', below)
      assert.equal((await leave(headers)).code, 200)
      const rows = await query<{
        id: string
        text: string
        is_deleted: boolean
        facets: object[]
        replies_count: number
      }>(sql`select id::text, text, facets, deleted_at is not null as is_deleted, replies_count from comments
          where id = any(${[alone, answered, reply, monologue, ownReply, below, replied]}::bigint[])
          and (deleted_at is null or replies_count > 0) order by id`)
      const named = [{ start: 6, end: 11, user_id: mira }]
      assert.deepEqual(rows, [
        { id: answered, text: '', facets: [], is_deleted: true, replies_count: 1 },
        { id: reply, text: '@wren @mira yes', facets: named, is_deleted: false, replies_count: 0 },
        { id: below, text: 'mine', facets: named, is_deleted: false, replies_count: 0 },
      ])
      assert.deepEqual(await query(sql`select 1 from comments where author_id = ${wren} and text <> ''`), [])
      assert.deepEqual(await miscounts(), [])
      assert.deepEqual(
        await query(sql`select 1 from comments where facets @> ${JSON.stringify([{ user_id: wren }])}::jsonb`),
        [],
      )
    })

    it('is refused for the brand’s own accounts, protected ones, and who alone leads a community [F15]', async () => {
      const refused = async (nickname: string) => {
        const answer = await leave((await proven(nickname)).headers)
        assert.deepEqual([nickname, answer.code, answer.status], [nickname, codes.deletionRefused, 403])
      }
      const [brand] = await query<{ nickname: string }>(
        sql`select nickname from users where is_brand_system_user and brand_id = 1 limit 1`,
      )
      await refused(brand?.nickname ?? '')
      await refused('mira.light')
      const admin = { authorization: `Bearer ${testAdminKey}`, 'content-type': 'application/json' }
      const protect = async (may_leave: boolean) =>
        here.fetch(`/admin/people/${await idOf('dagny')}`, {
          method: 'POST',
          headers: admin,
          body: JSON.stringify({ may_leave }),
        })
      assert.equal((await protect(false)).status, 200)
      await refused('dagny')
      assert.equal((await protect(true)).status, 200)
      later(60)
      assert.equal((await leave((await proven('dagny')).headers)).code, 200)
    })

    it('can be one of two leaders, but not both of them at the same time [F15] [F22]', async () => {
      const [mira, theo] = [await idOf('mira.light'), await idOf('theo')]
      await query(sql`insert into community_members select community_id, ${theo}, 1, now() from community_members where user_id = ${mira} and role = 1
          on conflict (community_id, user_id) do update set role = 1`)
      await query(
        sql`update communities c set members_count = (select count(*) from community_members m where m.community_id = c.id and role is not null)`,
      )
      const both = [await proven('mira.light'), await proven('theo')]
      const answers = await Promise.all(both.map(({ headers }) => leave(headers)))
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, codes.deletionRefused])
      assert.deepEqual(await miscounts(), [])
    })
  })
}
