import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { createComment } from '../../../../src/wire/comment'
import { commentText } from '../../../../src/wire/fields'
import { naughty } from '../../../support/naughty'
import { type Stand, signIn } from '../../../support/server'
import { everyString, inUtf8 } from '../text/everyString'
import { emptyVideo, list, write } from './comment'

export const naughtySuite = (stand: Stand) => {
  describe('strings that programs stumble over', () => {
    it('are comments like any others: taken as they are, and shown as text [L07] [S04]', async () => {
      assert.ok(naughty.length > 150 && new Set(naughty).size === naughty.length)
      const app = await stand.app()
      const video_id = await emptyVideo(app, 'windows')
      const wren = await signIn(app, 'wren')
      const sent: string[] = []
      let refused = 0
      for (const text of everyString) {
        await app.db.query(sql`delete from paces`)
        const wanted = createComment.body?.cast({ text }, { assert: false, stripUnknown: true }) as { text: string }
        const { code, message, data } = await write(app, wren, { video_id, text })
        // Nothing in it shows.
        if (!commentText().required().isValidSync(text)) {
          assert.equal(code, 400, JSON.stringify(text))
          refused += 1
          continue
        }
        assert.equal(code, 200, `${JSON.stringify(text.slice(0, 40))}: ${message}`)
        // What UTF-8 cannot hold becomes the sign for it.
        const shown = inUtf8(wanted.text)
        assert.equal(data.text, shown)
        for (const { start, end } of data.facets) assert.ok(start < end && end <= shown.length)
        sent.push(shown)
      }
      assert.ok(refused > 0 && refused < 20, String(refused))
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          app,
          video_id,
          `sort=newest&limit=100${cursor && `&cursor=${cursor}`}`,
        )
        seen.push(...page.items.map(({ text }) => text))
        cursor = page.next_cursor
      }
      assert.deepEqual(seen.reverse(), sent)
      await app.close()
    })
  })
}
