import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { type TestApp, testAdminKey } from '../../../../demo/server/testing'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import { updateProfile, type WireAccount } from '../../../../src/wire/user'
import { call, get, type Stand, signIn, videosOf } from '../../../support/server'
import type { Who } from '../comment/comment'
import { everyString, inUtf8 } from './everyString'

const encoded = everyString.map((text) => encodeURIComponent(inUtf8(text)))

/** Runs so many at a time. */
const inGroups = async <T>(all: readonly T[], size: number, work: (group: readonly T[]) => Promise<unknown>) => {
  for (let at = 0; at < all.length; at += size) await work(all.slice(at, at + size))
}

export const naughtyPlacesSuite = (stand: Stand) => {
  describe('strings that programs stumble over, elsewhere', () => {
    let app: TestApp
    let wren: Who
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    for (const field of ['bio', 'name'] as const)
      it(`are a ${field} as they were typed, or are refused as the form refuses them [E06] [S04]`, async () => {
        let taken = 0
        for (const text of everyString) {
          const body = { user: { [field]: text } }
          const { code, message, data } = await call<WireAccount>(app, paths.updateProfile, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json', ...wren.headers },
            body: JSON.stringify(body),
          })
          const label = `${JSON.stringify(text.slice(0, 40))}: ${message}`
          if (!updateProfile.body?.isValidSync(body)) {
            assert.equal(code, 400, label)
            continue
          }
          assert.equal(code, 200, label)
          const wanted = (updateProfile.body.cast(body) as { user: Record<string, string | null> }).user[field] ?? null
          assert.equal(data[field], wanted === null ? null : inUtf8(wanted), label)
          taken += 1
        }
        assert.ok(taken > (field === 'bio' ? 400 : 10), String(taken))
      })

    it('are captions as they were stored, in every feed [L07] [S04]', async () => {
      const readHome = async () => {
        const videos: ReturnType<typeof videosOf> = []
        for (let cursor: string | null = ''; cursor !== null; ) {
          const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
          const page: WireFeed = await get(app, `${paths.feedHome}?limit=100${after}`)
          videos.push(...videosOf(page))
          cursor = page.next_cursor
        }
        return videos
      }
      const ids = (await readHome()).map(({ video_id }) => video_id)
      const seen: string[] = []
      await inGroups(everyString, ids.length, async (texts) => {
        const rows = JSON.stringify(texts.map((text, at) => ({ id: ids[at], caption: inUtf8(text) })))
        await app.db.query(sql`update videos v set caption = r.caption, facets = '[]'
          from jsonb_to_recordset(${rows}::jsonb) as r (id bigint, caption text) where v.id = r.id`)
        const videos = new Map((await readHome()).map((video) => [video.video_id, video]))
        for (const id of ids.slice(0, texts.length)) {
          const { caption, facets } = videos.get(id) ?? assert.fail('it is in the feed')
          seen.push(caption)
          for (const { start, end } of facets) assert.ok(start < end && end <= caption.length, caption)
        }
      })
      // The embedded database drops the mark of the byte order, which shows nothing, at the beginning of a text.
      const withoutMark = (text: string) => text.replace(/^\ufeff/, '')
      assert.deepEqual(seen.map(withoutMark), everyString.map(inUtf8).map(withoutMark))
    })

    it('can be searched for among people to mention and in the administration [S04]', async () => {
      await inGroups(encoded, 20, (group) =>
        Promise.all(
          group.map(async (q) => {
            const { status } = await call(app, `${paths.mentions}?q=${q}`, wren)
            assert.ok(status === 200 || status === 400, `${q} ${status}`)
            const headers = { authorization: `Bearer ${testAdminKey}` }
            assert.equal((await app.fetch(`/admin/people?q=${q}`, { headers })).status, 200, q)
          }),
        ),
      )
    })

    it('are slugs of nothing: of videos, communities and profiles, and in addresses of pages [B01] [S04]', async () => {
      const calls = [paths.video, paths.feedCommunity, paths.community, paths.profileVideos]
      const pages = ['/video', '/l']
      await inGroups(encoded, 20, (group) =>
        Promise.all(
          group.flatMap((slug) => [
            ...calls.map(async (path) => {
              const { status } = await call(app, `${path}?slug=${slug}`)
              assert.ok(status === 404 || status === 400, `${path} ${slug} ${status}`)
            }),
            ...pages.map(async (page) => {
              const { status } = await app.fetch(`${page}/${slug}`)
              assert.ok(status < 500, `${page} ${slug} ${status}`)
            }),
          ]),
        ),
      )
    })
  })
}
