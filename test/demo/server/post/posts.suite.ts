import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireNotification } from '../../../../src/wire/notification'
import { paths } from '../../../../src/wire/paths'
import { undoTime } from '../../../../src/wire/postLimits'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, type Stand, signIn, slugs } from '../../../support/server'
import { idOf, userId, type Who } from '../comment/comment'
import { fakeFiles, makeMedia, postCalls } from './post'

export const postsSuite = (stand: Stand) => {
  describe('posts', () => {
    const { files, gone, videoFiles } = fakeFiles()
    let app: TestApp
    let posts: ReturnType<typeof postCalls>
    let wren: Who
    let me: string
    let time = Date.parse('2026-03-02T10:00:00.000Z')
    let made = 0
    before(async () => {
      app = await stand.app({ videoFiles, now: () => new Date(time) })
      posts = postCalls(app)
      me = await userId(app, 'wren')
    })
    beforeEach(async () => {
      time += 60_000
      await app.db.query(sql`delete from paces`)
      // An access token lasts for fifteen of these minutes.
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const upload = async (state: 'processing' | 'ready' = 'ready', owner = me) => {
      const path = `uploads/videos/file${++made}`
      files.set(path, { owner, state, problem: null, mediaId: state === 'ready' ? await makeMedia(app) : null })
      return path
    }
    const post = async (written: object = {}, who = wren, owner = me) => {
      const { code, message, data } = await posts.create({ upload_path: await upload('ready', owner), ...written }, who)
      assert.equal(code, codes.ok, message)
      return data
    }
    const settle = (path: string) => app.db.tx((tx) => app.services.postCreating.settle(tx, path))
    const community = (slug: string) => idOf(app, sql`select id::text from communities where slug = ${slug}`)
    const loop = (slug: string) => idOf(app, sql`select id::text from loops where slug = ${slug}`)
    const join = async (slug: string) => {
      await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
        values (${await community(slug)}, ${me}, 2, now()) on conflict (community_id, user_id) do update set role = 2`)
      return community(slug)
    }
    const latest = async (who?: Who) => slugs(await get(app, `${paths.feedHome}?sort=latest&limit=5`, who))

    it('can be watched as soon as their video is ready, with everything that was written [M07] [F26]', async () => {
      const community_id = await join('night-skies')
      const before = await get<{ counts: { videos: number } }>(app, `${paths.community}?slug=night-skies`)
      const { video, ...created } = await post({
        caption: 'Forty thousand sine waves walk over the ridge, with @ines #waves',
        alt: 'Green curtains of light',
        captions: [{ path: 'uploads/captions/a.vtt', lang: 'en', label: 'English' }],
        linkout: { title: 'The source', url: 'https://okafor.studio/ridge' },
        location_id: 'no-lofoten',
        community_id,
        comments_off: true,
      })
      assert.ok(video)
      assert.deepEqual([created.state, created.watched_through], ['published', null])
      assert.deepEqual(created.location, { location_id: 'no-lofoten', name: 'Lofoten, Norway' })
      assert.equal(video.slug, 'forty-thousand-sine-waves-walk-over')
      assert.equal(video.title, 'Forty thousand sine waves walk over the ridge, with @ines #waves')
      assert.deepEqual(
        video.facets.map(({ type }) => type),
        ['mention', 'tag'],
      )
      assert.deepEqual([video.media.alt, video.comments_off], ['Green curtains of light', true])
      assert.deepEqual(video.media.captions, [{ lang: 'en', label: 'English', url: '/storage/uploads/captions/a.vtt' }])
      assert.equal(video.linkout?.url, 'https://okafor.studio/ridge')
      assert.equal((await latest())[0], video.slug)
      const after = await get<{ counts: { videos: number } }>(app, `${paths.community}?slug=night-skies`)
      assert.equal(after.counts.videos, before.counts.videos + 1)
      const notified = await app.db.query(sql`select 1 from notifications n join users u on u.id = n.user_id
        where u.nickname = 'ines' and n.kind = 'mention' and n.video_id = ${video.video_id}`)
      assert.equal(notified.length, 1)
    })

    it('are published once for each upload, however often they are sent [M07] [F26]', async () => {
      const upload_path = await upload()
      const sent = await Promise.all([1, 2, 3].map(() => posts.create({ upload_path, caption: 'Once' }, wren)))
      assert.deepEqual(
        sent.map(({ code }) => code),
        [codes.ok, codes.ok, codes.ok],
      )
      assert.equal(new Set(sent.map(({ data }) => data.video_id)).size, 1)
    })

    it('have an address of their own, whatever they are called [M07]', async () => {
      const captions = ['Same words', 'Same words', '', '😀', 'x'.repeat(400)]
      const addresses: Array<string | undefined> = []
      for (const caption of captions) addresses.push((await post({ caption })).video?.slug)
      assert.equal(new Set(addresses).size, captions.length)
      assert.ok(addresses.every((slug) => slug && slug.length <= 70))
    })

    it('wait until their video is ready, and are in no feed before [M07] [F26]', async () => {
      const upload_path = await upload('processing')
      const { data } = await posts.create({ upload_path, caption: 'Patience' }, wren)
      assert.deepEqual([data.state, data.video, data.caption], ['processing', null, 'Patience'])
      assert.ok(!(await latest(wren)).includes('patience'))
      const own = await posts.own(wren, 'state=in_work')
      assert.equal(own.items[0]?.video_id, data.video_id)
      files.set(upload_path, { owner: me, state: 'ready', problem: null, mediaId: await makeMedia(app) })
      await settle(upload_path)
      await settle(upload_path)
      const { items } = await posts.own(wren, `video_id=${data.video_id}`)
      assert.deepEqual([items[0]?.state, items[0]?.video?.slug], ['published', 'patience'])
      assert.equal((await latest())[0], 'patience')
    })

    /** What the author is told of posts, the latest first, with what each item is about. */
    const notices = async () => {
      const { items } = await get<{ items: WireNotification[] }>(app, paths.notifications, wren)
      return items.flatMap(({ kind, actors, video, post: failed }) =>
        kind.startsWith('post_') ? [[kind, actors.length, video?.video_id ?? failed?.video_id, failed?.caption]] : [],
      )
    }

    it('tell their author once when processing has ended, unless they are deleted [M06] [M07] [F25]', async () => {
      await app.db.query(sql`delete from notifications`)
      await post({ caption: 'At once' })
      assert.deepEqual(await notices(), [], 'the author sees that it is published')
      const sources = [await upload('processing'), await upload('processing'), await upload('processing')] as const
      const sent = await Promise.all(sources.map((path) => posts.create({ upload_path: path, caption: path }, wren)))
      const [good, bad, gone] = sent.map(({ data }) => data.video_id)
      await posts.remove(gone ?? '', wren)
      const ready = { owner: me, state: 'ready', problem: null } as const
      files.set(sources[0], { ...ready, mediaId: await makeMedia(app) })
      files.set(sources[1], { owner: me, state: 'failed', problem: 'unreadable', mediaId: null })
      files.set(sources[2], { ...ready, mediaId: await makeMedia(app) })
      for (const path of [...sources, ...sources]) {
        await settle(path)
        time += 1000
      }
      assert.deepEqual(await notices(), [
        ['post_failed', 0, bad, sources[1]],
        ['post_published', 0, good, undefined],
      ])
      await posts.remove(bad ?? '', wren)
      assert.deepEqual(await notices(), [['post_published', 0, good, undefined]])
      await posts.restore(bad ?? '', wren)
      assert.equal((await notices()).length, 2)
      files.set(sources[1], { ...ready, mediaId: await makeMedia(app) })
      await settle(sources[1])
      assert.deepEqual(await notices(), [
        ['post_published', 0, bad, undefined],
        ['post_published', 0, good, undefined],
      ])
    })

    it('say why they failed [M07]', async () => {
      const upload_path = await upload('processing')
      const { data } = await posts.create({ upload_path }, wren)
      files.set(upload_path, { owner: me, state: 'failed', problem: 'unreadable', mediaId: null })
      await settle(upload_path)
      const { items } = await posts.own(wren, `video_id=${data.video_id}`)
      assert.deepEqual([items[0]?.state, items[0]?.problem], ['failed', 'unreadable'])
    })

    it('fail when their place takes them no more by the time they are ready [M07] [T16]', async () => {
      const community_id = await join('night-skies')
      const upload_path = await upload('processing')
      const { data } = await posts.create({ upload_path, community_id }, wren)
      await app.db.query(sql`delete from community_members where user_id = ${me} and community_id = ${community_id}`)
      files.set(upload_path, { owner: me, state: 'ready', problem: null, mediaId: await makeMedia(app) })
      await settle(upload_path)
      const { items } = await posts.own(wren, `video_id=${data.video_id}`)
      assert.deepEqual([items[0]?.state, items[0]?.problem], ['failed', 'refused'])
    })

    it('are refused of strangers’ uploads, in places that one has not joined, and with what the brand does not take [T16]', async () => {
      const ines = await signIn(app, 'ines')
      const upload_path = await upload()
      const answer = async (body: object, who: Partial<Who> = wren) => (await posts.create(body, who)).code
      assert.equal(await answer({ upload_path }, {}), codes.unauthorised)
      assert.equal(await answer({ upload_path }, ines), codes.notFound)
      assert.equal(await answer({ upload_path: 'uploads/videos/nothing' }), codes.notFound)
      assert.equal(await answer({ upload_path, location_id: 'no-where' }), codes.notFound)
      const circle = await community('inner-circle')
      assert.equal(await answer({ upload_path, community_id: circle }), codes.forbidden)
      const night = await join('night-skies')
      assert.equal(await answer({ upload_path, loop_id: await loop('darkroom') }), codes.forbidden)
      assert.equal(
        await answer({ upload_path, community_id: circle, loop_id: await loop('slow-light') }),
        codes.notFound,
      )
      assert.equal(await answer({ upload_path, cover_path: 'uploads/covers/other.jpg' }), codes.badRequest)
      await app.db.query(sql`update brands set blocked_words = '["forbidden"]' where id = 1`)
      assert.equal(await answer({ upload_path, caption: 'A forbidden thing' }), codes.textRefused)
      assert.equal(
        await answer({ upload_path, linkout: { title: 'Forbidden', url: 'https://a.example' } }),
        codes.textRefused,
      )
      await app.db.query(sql`insert into community_bans (community_id, user_id, reason, banned_at)
        values (${night}, ${me}, '', now())`)
      assert.equal(await answer({ upload_path, community_id: night }), codes.banned)
      await app.db.query(sql`delete from community_bans where user_id = ${me}`)
      const { items } = await posts.own(wren)
      assert.ok(items.every((it) => it.upload_path !== upload_path))
    })

    it('reach the subscribers of their loop [M02] [M07]', async () => {
      const loop_id = await loop('slow-light')
      await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
        select community_id, ${me}, 2, now() from loops where id = ${loop_id} on conflict do nothing`)
      await app.db.query(sql`insert into loop_members (loop_id, user_id, state, subscribed, since)
        values (${loop_id}, ${me}, 'joined', false, now())
        on conflict (loop_id, user_id) do update set state = 'joined'`)
      const { video } = await post({ caption: 'Slower still', loop_id })
      assert.equal(video?.loop?.slug, 'slow-light')
      assert.ok(video?.community)
      const notified =
        await app.db.query(sql`select 1 from notifications where kind = 'new_video' and loop_id = ${loop_id}
        and video_id = ${video?.video_id}`)
      assert.ok(notified.length > 0)
    })

    it('change only in the fields that a request names, and only by their author [M07] [F26]', async () => {
      const first = await post({ caption: 'Before', alt: 'Old', location_id: 'is-vik' })
      const id = first.video_id
      const edited = await posts.edit({ video_id: id, caption: 'After it @ines', alt: 'New' }, wren)
      assert.equal(edited.code, codes.ok, edited.message)
      const { video, location } = edited.data
      assert.deepEqual([video?.caption, video?.title, video?.media.alt], ['After it @ines', 'After it @ines', 'New'])
      assert.equal(location?.location_id, 'is-vik')
      assert.equal(video?.slug, 'before')
      const night = await join('night-skies')
      const moved = await posts.edit({ video_id: id, community_id: night }, wren)
      assert.equal(moved.data.community?.slug, 'night-skies')
      const linked = await posts.edit({ video_id: id, linkout: { title: 'A', url: 'https://a.example/' } }, wren)
      assert.equal(linked.data.video?.linkout?.title, 'A')
      const unlinked = await posts.edit({ video_id: id, linkout: null, location_id: null }, wren)
      assert.deepEqual([unlinked.data.video?.linkout, unlinked.data.location], [null, null])
      assert.equal(unlinked.data.community?.slug, 'night-skies')
      const stranger = await signIn(app, 'bea')
      assert.equal((await posts.edit({ video_id: id, caption: 'Mine' }, stranger)).code, codes.forbidden)
      assert.equal((await posts.edit({ video_id: '999999', caption: 'Mine' }, wren)).code, codes.notFound)
    })

    it('stay in a closed place, where people wrote about them for each other [T16]', async () => {
      const community_id = await join('inner-circle')
      const { video_id } = await post({ caption: 'Among us', community_id })
      assert.equal((await posts.edit({ video_id, community_id: null }, wren)).code, codes.conflict)
      assert.ok(!(await latest()).includes('among-us'))
    })

    it('disappear when they are deleted, come back when that is undone, and are erased afterwards [M07]', async () => {
      const community_id = await join('night-skies')
      const { video_id, video, upload_path } = await post({ caption: 'Gone soon', community_id })
      const slug = video?.slug ?? ''
      const videos = async () =>
        (await get<{ counts: { videos: number } }>(app, `${paths.community}?slug=night-skies`)).counts.videos
      const count = await videos()
      assert.equal((await posts.remove(video_id, await signIn(app, 'bea'))).code, codes.forbidden)
      assert.equal((await posts.remove(video_id, wren)).code, codes.ok)
      assert.equal((await call(app, `${paths.video}?slug=${slug}`)).status, 404)
      assert.equal(await videos(), count - 1)
      assert.ok((await posts.own(wren)).items.every((it) => it.video_id !== video_id))
      assert.equal((await posts.restore(video_id, wren)).data.video?.slug, slug)
      assert.equal(await videos(), count)
      assert.equal((await get<WireVideo>(app, `${paths.video}?slug=${slug}`)).slug, slug)
      await posts.remove(video_id, wren)
      await app.services.postRemoval.sweep()
      time += 2 * undoTime + 1
      assert.equal((await posts.restore(video_id, wren)).code, codes.notFound)
      await app.services.postRemoval.sweep()
      assert.ok(gone.includes(upload_path ?? ''))
      assert.deepEqual(await app.db.query(sql`select 1 from videos where id = ${video_id}`), [])
    })

    it('that wait can be deleted too, and brought back', async () => {
      const upload_path = await upload('processing')
      const { data } = await posts.create({ upload_path, caption: 'Not yet' }, wren)
      assert.equal((await posts.remove(data.video_id, wren)).code, codes.ok)
      files.set(upload_path, { owner: me, state: 'ready', problem: null, mediaId: await makeMedia(app) })
      await settle(upload_path)
      assert.ok(!(await latest()).includes('not-yet'))
      assert.equal((await posts.restore(data.video_id, wren)).data.state, 'published')
      assert.ok((await latest()).includes('not-yet'))
    })

    it('of others are taken away by those who lead their community [T15] [T16]', async () => {
      const community_id = await join('night-skies')
      const { video_id } = await post({ caption: 'Off topic', community_id })
      const leader = await signIn(app, 'mira.light')
      assert.equal((await posts.remove(video_id, leader)).code, codes.ok)
      const notices = await app.db.query(sql`select 1 from notifications where user_id = ${me} and kind = 'removed'
        and video_id = ${video_id}`)
      assert.equal(notices.length, 1)
      assert.equal((await posts.restore(video_id, wren)).code, codes.notFound)
    })

    it('are listed newest first, page by page, with how many there are [M07] [F23]', async () => {
      const all = await posts.own(wren, 'limit=100')
      const published = all.items.filter(({ state }) => state === 'published')
      assert.equal(all.counts.published, published.length)
      assert.equal(all.counts.in_work, all.items.length - published.length)
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await posts.own(wren, `limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
        seen.push(...page.items.map(({ video_id }) => video_id))
        cursor = page.next_cursor
      }
      assert.deepEqual(
        seen,
        all.items.map(({ video_id }) => video_id),
      )
      const times = all.items.map(({ created_at }) => created_at)
      assert.deepEqual(times, times.toSorted().reverse())
    })

    it('go with their author’s account [T09]', async () => {
      const owner = await userId(app, 'nils')
      const nils = await signIn(app, 'nils', { isVerified: true })
      await post({ caption: 'Last one' }, nils, owner)
      await posts.create({ upload_path: await upload('processing', owner) }, nils)
      await posts.save({ caption: 'Never said' }, nils)
      const { code, message } = await call(app, paths.deleteAccount, { method: 'DELETE', ...nils })
      assert.equal(code, codes.ok, message)
      for (const rows of [
        sql`select 1 from videos where author_id = ${owner}`,
        sql`select 1 from posts_in_work where author_id = ${owner}`,
        sql`select 1 from drafts where user_id = ${owner}`,
      ]) {
        assert.deepEqual(await app.db.query(rows), [])
      }
    })
  })
}
