// A creator whose server is killed twice: the upload goes on by itself, and so does the processing.
import assert from 'node:assert/strict'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { ensureBuilt } from '../config/built.mjs'
import { makeFilm } from '../demo/server/videoProcessing/films'
import { launchBrowser } from '../support/browsers'
import { asServer, launchFrom, type Running } from '../support/serverProcess'
import { signInByCode } from '../support/signInByCode'
import { sizeOfPlaying } from '../support/sizeOfPlaying'

const launch = launchFrom(import.meta.url)
const megabyte = 1024 * 1024
/** For a server that starts and converts beside other tests, ms. */
const timeout = 90_000

/** A film with room behind it, so that it is sent in several parts. */
const writeFilm = async (file: string) => {
  await writeFile(file, await makeFilm({ size: '540x960', seconds: 8, rate: '30', more: ['-movflags', '+faststart'] }))
  const room = Buffer.alloc(12 * megabyte)
  room.writeUInt32BE(room.length, 0)
  room.write('free', 4)
  await appendFile(file, room)
}

const killedServerTests = () => {
  describe('a creator whose server is killed [M07] [T10] [T17]', () => {
    let folder: string
    let server: Running
    let browser: Browser
    const start = async (port: string) => {
      const env = { PORT: port, GEUIN_LOG: 'error' }
      const { address, ...running } = launch(join(folder, 'data'), env)
      server = { ...running, address: await address }
    }
    const killAndStart = async () => {
      const { port } = new URL(server.address)
      server.child.kill('SIGKILL')
      assert.equal(await server.ended, 'SIGKILL')
      await start(port)
    }
    before(async () => {
      await ensureBuilt()
      folder = await mkdtemp(join(tmpdir(), 'geuin-killed-'))
      await writeFilm(join(folder, 'pond.mp4'))
      await start('0')
      browser = await launchBrowser()
    })
    after(async () => {
      await browser.close()
      server.child.kill('SIGKILL')
      await server.ended
      await rm(folder, { recursive: true, force: true })
    })

    it('in the middle of the upload and of the processing posts one video, whole, without another tap', async () => {
      const page = await browser.newPage()
      await page.goto(`${server.address}/app/posts/create`)
      await page.getByRole('button', { name: 'Sign in' }).first().click()
      await signInByCode(page, 'mira.light@lumen.example')
      await page.getByRole('button', { name: 'Choose a video' }).waitFor()

      const network = await page.context().newCDPSession(page)
      const slow = (uploadThroughput: number) =>
        network.send('Network.emulateNetworkConditions', {
          ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
        })
      await slow(megabyte)
      await page.locator('input[name=video]').setInputFiles(join(folder, 'pond.mp4'))
      await page.getByRole('textbox', { name: 'Description' }).fill('A pond that stays')
      await page.locator('.upload-text', { hasText: /^[67](\.\d)? / }).waitFor()
      await killAndStart()
      await slow(-1)

      await page.locator('.upload-stage-now', { hasText: / of 2 done/ }).waitFor({ timeout })
      await killAndStart()
      await page.getByText('Ready to post').waitFor({ timeout })
      await page.getByText('Draft saved').waitFor()
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await page.getByRole('heading', { name: 'It’s out' }).first().waitFor()

      await page.getByRole('link', { name: 'See the post' }).click()
      await page.waitForURL('**/app/video/a-pond-that-stays')
      await sizeOfPlaying(page)
      await page.goto(`${server.address}/app/posts`)
      const posts = page.getByRole('article').filter({ hasText: 'A pond that stays' })
      await posts.first().waitFor()
      assert.equal(await posts.count(), 1)
    })
  })
}

if (process.env[asServer]) await import('../../demo/server/main')
else killedServerTests()
