import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TestApp } from '../../../../demo/server/testing'
import { type Stand, signIn } from '../../../support/server'
import { permit, png, put } from './pictures'

const cue = (text: string, times = '00:01.000 --> 00:02.500') => `${times}\n${text}`
const file = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n')

export const captionsSuite = (stand: Stand) => {
  describe('captions that are uploaded', () => {
    let app: TestApp
    let mira: Record<string, string>
    let count = 0
    before(async () => {
      app = await stand.app()
      mira = (await signIn(app, 'mira.light')).headers
    })
    after(() => app.close())

    const upload = async (content: string | Uint8Array) => {
      const path = `uploads/captions/${count++}.vtt`
      const { data } = await permit(app, path, mira, 'text/vtt')
      const answer = await put(app, data.uploadURL, Buffer.from(content), 'text/vtt')
      const stored = await app.fetch(`/storage/${path}`)
      return { path, status: answer.status, text: stored.status === 200 ? await stored.text() : null, stored }
    }

    it('are stored as captions alone: without notes, styles, names of lines and marks of other systems [M07]', async () => {
      const { text, stored } = await upload(
        `\ufeff${file(
          'STYLE\n::cue { background: url(https://spy.example) }',
          'NOTE by somebody',
          `intro\n${cue('Hello <i>there</i>', '00:01.000 --> 00:02.500 align:start')}`,
          cue('Zwei\nZeilen', '01:00:03.000  -->  01:00:04.000'),
        ).replaceAll('\n', '\r\n')}\r\n`,
      )
      assert.equal(
        text,
        `${file(
          cue('Hello <i>there</i>', '00:01.000 --> 00:02.500 align:start'),
          cue('Zwei\nZeilen', '01:00:03.000  -->  01:00:04.000'),
        )}\n`,
      )
      assert.equal(stored.headers.get('content-type'), 'text/vtt; charset=utf-8')
    })

    it('are refused when they are none, with the reason [M07] [S04]', async () => {
      for (const content of [
        'Hello',
        'WEBVTT',
        file('Hello'),
        file(cue('Hello', '00:02.000 --> 00:01.000')),
        file(cue('Hello', '00:02,000 --> 00:03,000')),
        file(cue('Hello', '0:2 --> 0:3')),
        `1\n${cue('Hello', '00:00:01,000 --> 00:00:02,000')}`,
        Buffer.from([...Buffer.from(file(cue('x'))), 0xff, 0xfe]),
        await png(),
      ]) {
        const { status, text } = await upload(content)
        assert.deepEqual([status, text], [415, null], String(content))
      }
      assert.equal((await upload(file(cue('x'.repeat(300_000))))).status, 413)
      assert.equal((await upload(file(...Array<string>(2001).fill(cue('x'))))).status, 413)
    })

    it('are given to a video by who uploaded them, and are no picture of anybody [M07] [S04]', async () => {
      const { path } = await upload(file(cue('Hello')))
      const userOf = async (headers: Record<string, string>) =>
        (await app.services.sessions.viewer(headers.authorization?.slice(7) ?? '')).userId
      const [own, other] = [await userOf(mira), await userOf((await signIn(app, 'ines')).headers)]
      const { uploads } = app.services
      assert.equal(await app.db.tx((tx) => uploads.captions(tx, other, path)), null)
      assert.equal(await app.db.tx((tx) => uploads.use(tx, own, path)), null)
      assert.equal(await app.db.tx((tx) => uploads.captions(tx, own, path)), `/storage/${path}`)
    })

    it('and pictures have no place among the files of videos [S04]', async () => {
      const path = 'uploads/videos/3f2b8c1e-0000-4000-8000-000000000000/poster.png'
      assert.equal((await permit(app, path, mira)).code, 400)
    })
  })
}
