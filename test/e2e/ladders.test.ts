import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ladders, makeLadders } from '../../demo/bench/ladders.mjs'
import { type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'
import { addFeed, playsAt, untilFeed, untilPlays } from '../support/feedOnPage'

const types: Record<string, string> = { m3u8: 'application/vnd.apple.mpegurl', ts: 'video/mp2t' }

describe(
  'a stream that is packaged in another way than the demo’s own',
  notIn({ webkit: 'it plays them itself' }),
  () => {
    let demo: Demo
    let folder: string
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'geuin-ladders-'))
      await makeLadders(folder)
      demo = await openDemo()
      demo.rules.set('/ladders/', async ({ url }) => {
        const { pathname } = new URL(url)
        const file = await readFile(join(folder, pathname.slice('/ladders/'.length)))
        const type = types[pathname.split('.').at(-1) ?? ''] ?? 'video/mp4'
        return new Response(new Uint8Array(file), { headers: { 'content-type': type } })
      })
    })
    after(async () => {
      await demo?.close()
      await rm(folder, { recursive: true, force: true })
    })

    for (const [key, { name }] of Object.entries(ladders))
      it(`plays to its end, and again from its beginning: ${name} [L04] [T01]`, async () => {
        const { page, faults, requested } = await demo.open('/terms', { viewport: { width: 900, height: 600 } })
        try {
          const hls = `/ladders/${key}/master.m3u8`
          await addFeed(page, {
            items: JSON.stringify([{ id: key, hls, width: 720, height: 1280, alt: name, title: name }]),
          })
          const { duration } = await untilPlays(page, 1)
          assert.ok(Math.abs(duration - 8) < 0.5, `${duration}`)
          await untilFeed(page, 'it nears its end', (now) => playsAt(1)(now) && now.time > 6)
          await untilFeed(page, 'the next pass', (now) => playsAt(1)(now) && now.time < 2)
          const segments = requested.filter((path) => path.endsWith('-0.m4s') || path.endsWith('-0.ts'))
          assert.deepEqual(segments, [...new Set(segments)], 'no first segment is loaded twice')
          assert.deepEqual(faults, [])
        } finally {
          await page.context().close()
        }
      })
  },
)
