import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { maxDrafts } from '../../../../demo/server/post/drafts'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { type Stand, signIn } from '../../../support/server'
import { idOf, userId, type Who } from '../comment/comment'
import { fakeFiles, makeMedia, postCalls } from './post'

export const draftsSuite = (stand: Stand) => {
  describe('drafts', () => {
    const { files, inUse, gone, videoFiles } = fakeFiles()
    let app: TestApp
    let posts: ReturnType<typeof postCalls>
    let wren: Who
    let me: string
    let time = Date.parse('2026-03-02T10:00:00.000Z')
    before(async () => {
      app = await stand.app({ videoFiles, now: () => new Date(time) })
      posts = postCalls(app)
      wren = await signIn(app, 'wren')
      me = await userId(app, 'wren')
    })
    beforeEach(async () => {
      time += 60_000
      await app.db.query(sql`delete from paces`)
    })
    after(() => app.close())

    const upload = (name: string) => {
      const path = `uploads/videos/${name}`
      files.set(path, { owner: me, state: 'uploading', problem: null, mediaId: null })
      return path
    }
    const saved = async (body: object) => {
      const { code, message, data } = await posts.save(body, wren)
      assert.equal(code, codes.ok, message)
      return data
    }

    it('keep what is written so far, on any device [M07] [F26]', async () => {
      const community_id = await idOf(app, sql`select id::text from communities where slug = 'inner-circle'`)
      const first = await saved({ caption: 'Half a' })
      const written = { caption: 'Half a thought', alt: 'A dot', cover_at: 1.5, location_id: 'jp-kyoto', community_id }
      time += 1000
      const second = await saved({ draft_id: first.draft_id, upload_path: upload('one'), ...written })
      assert.equal(second.draft_id, first.draft_id)
      const again = await signIn(app, 'wren')
      const { items } = await posts.drafts(again, `draft_id=${first.draft_id}`)
      assert.deepEqual(items[0], second)
      assert.deepEqual([second.location?.name, second.community?.slug], ['Kyoto, Japan', 'inner-circle'])
      assert.equal(second.upload_path, 'uploads/videos/one')
      assert.ok(inUse.has('uploads/videos/one'))
    })

    it('are their writer’s alone [M07]', async () => {
      const { draft_id } = await saved({ caption: 'Mine' })
      const ines = await signIn(app, 'ines')
      assert.equal((await posts.save({ draft_id, caption: 'Yours' }, ines)).code, codes.notFound)
      assert.equal((await posts.dropDraft(draft_id, ines)).code, codes.notFound)
      assert.equal((await posts.postDraft(draft_id, ines)).code, codes.notFound)
      assert.deepEqual((await posts.drafts(ines)).items, [])
      assert.equal((await posts.save({ upload_path: upload('two') }, ines)).code, codes.notFound)
    })

    it('are listed by their latest change [M07]', async () => {
      const before = (await posts.drafts(wren)).items.map(({ draft_id }) => draft_id)
      time += 1000
      const oldest = before.at(-1) ?? ''
      await saved({ draft_id: oldest, caption: 'Touched' })
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await posts.drafts(wren, `limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
        seen.push(...page.items.map(({ draft_id }) => draft_id))
        cursor = page.next_cursor
      }
      assert.deepEqual(seen, [oldest, ...before.slice(0, -1)])
    })

    it('let go of an upload that they hold no more [M07] [T10]', async () => {
      const { draft_id } = await saved({ upload_path: upload('three') })
      await saved({ draft_id, upload_path: upload('four') })
      assert.ok(gone.includes('uploads/videos/three'))
      assert.equal((await posts.dropDraft(draft_id, wren)).code, codes.ok)
      assert.ok(gone.includes('uploads/videos/four'))
      assert.equal((await posts.dropDraft(draft_id, wren)).code, codes.notFound)
    })

    it('become posts, once, and keep their upload [M07] [F26]', async () => {
      const { draft_id } = await saved({ caption: 'Ready now' })
      assert.equal((await posts.postDraft(draft_id, wren)).code, codes.notFound)
      const path = upload('five')
      await saved({ draft_id, upload_path: path, caption: 'Ready now' })
      files.set(path, { owner: me, state: 'ready', problem: null, mediaId: await makeMedia(app) })
      const { data } = await posts.postDraft(draft_id, wren)
      assert.deepEqual([data.state, data.video?.caption], ['published', 'Ready now'])
      assert.equal((await posts.postDraft(draft_id, wren)).code, codes.notFound)
      assert.ok(!gone.includes(path))
      assert.ok((await posts.drafts(wren)).items.every((it) => it.draft_id !== draft_id))
    })

    it('are not kept without end [S04]', async () => {
      await app.db.query(sql`insert into drafts (user_id, written, created_at, updated_at)
        select ${me}, '{}', now(), now() from generate_series(1, ${maxDrafts}::int)`)
      assert.equal((await posts.save({ caption: 'One more' }, wren)).code, codes.conflict)
    })
  })
}
