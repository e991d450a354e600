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
    const sendFile = async ({ url }: Request) => {
      const { pathname } = new URL(url)
      const file = await readFile(join(folder, pathname.slice('/ladders/'.length)))
      const type = types[pathname.split('.').at(-1) ?? ''] ?? 'video/mp4'
      return new Response(new Uint8Array(file), { headers: { 'content-type': type } })
    }
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'geuin-ladders-'))
      await makeLadders(folder)
      demo = await openDemo()
      demo.rules.set('/ladders/', sendFile)
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
    const halves = { audio: '1-0.m4s', ts: '1-0.ts' }

    for (const [key, segment] of Object.entries(halves)) {
      /** Opens a feed whose first segment ends in the middle at first. @param end called with the body once a picture shows */
      const openHalf = async (end: (body: ReadableStreamDefaultController, rest: Uint8Array) => void) => {
        const file = new Uint8Array(await readFile(join(folder, key, segment)))
        const half = Math.floor(file.length / 2)
        let showsPicture = () => {}
        const shown = new Promise<void>((resolve) => {
          showsPicture = resolve
        })
        demo.rules.clear()
        demo.rules.set(`/ladders/${key}/${segment}`, () => {
          demo.rules.delete(`/ladders/${key}/${segment}`)
          const body = new ReadableStream({
            start(controller) {
              controller.enqueue(file.subarray(0, half))
              void shown.then(() => end(controller, file.subarray(half)))
            },
          })
          return new Response(body, { headers: { 'content-type': 'video/mp4' } })
        })
        demo.rules.set('/ladders/', sendFile)
        const { page, faults, requested } = await demo.open('/terms', { viewport: { width: 900, height: 600 } })
        const hls = `/ladders/${key}/master.m3u8`
        await addFeed(page, {
          items: JSON.stringify([{ id: key, hls, width: 720, height: 1280, alt: '', title: key }]),
        })
        await page.waitForFunction(() => {
          const videos = document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('video') ?? []
          return [...videos].some((video) => video.getVideoPlaybackQuality().totalVideoFrames > 0)
        })
        const requests = () => requested.filter((path) => path.endsWith(segment)).length
        // One that takes too long is requested again.
        assert.equal(requests(), 1)
        showsPicture()
        await untilFeed(page, 'it plays beyond its first segment', (now) => playsAt(1)(now) && now.time > 3)
        await page.context().close()
        return { faults, requests: requests() }
      }

      it(`shows a picture while its first segment is on its way: ${key}`, async () => {
        const { faults } = await openHalf((body, rest) => {
          body.enqueue(rest)
          body.close()
        })
        assert.deepEqual(faults, [])
      })

      it(`plays where its first segment breaks off: ${key}`, async () => {
        const { requests } = await openHalf((body) => body.error(new Error('broken off')))
        // hls.js requests it again, or another rendition's.
        assert.ok(requests <= 2, `${requests}`)
      })
    }
  },
)
