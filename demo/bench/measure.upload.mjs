import { appendFile, copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../esbuild.mjs'
import { startServer } from './server.mjs'
import { openSlowLine } from './slowLine.mjs'
import { round } from './stats.mjs'

const MEGABYTE = 1024 * 1024
const MEGABYTES = 200
/** Of the line to the server, in a second. */
const BITS = 5_000_000
/** Where the line is cut, as shares of the file, and how long nothing answers then. */
const CUTS = [0.2, 0.5, 0.8]
const CUT_MS = 1000
const EMAIL = 'bench@lumen.example'

/** A clip of the demo with so much room behind it that it has the size. */
const makeVideo = async (file) => {
  await copyFile(join(root, 'demo/media/clips/aurora/fast.mp4'), file)
  const room = Buffer.alloc(MEGABYTES * MEGABYTE)
  room.writeUInt32BE(room.length, 0)
  room.write('free', 4)
  await appendFile(file, room)
}

const signIn = async (page, origin) => {
  const press = (name) => page.getByRole('button', { name, exact: true }).first().click()
  await press('Sign in')
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await press('Continue')
  const code = page.getByRole('textbox', { name: 'Six digit code' })
  await code.waitFor()
  const { messages } = await (await fetch(`${origin}/mailbox/messages.json`)).json()
  const [{ subject, text }] = messages.filter(({ to }) => to === EMAIL)
  await code.pressSequentially(/\b\d{6}\b/.exec(`${subject} ${text}`)[0])
  await page.getByRole('heading', { name: 'Community guidelines' }).waitFor()
  await press('Close')
}

/**
 * A video of 200 MB from the app's page of a new post, over a line of 5 Mbit/s that is cut three times: how long it takes,
 * how much of it is sent again, and how much the server's memory grows meanwhile.
 */
export const measureUpload = async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-upload-'))
  const file = join(folder, 'long.mp4')
  await makeVideo(file)
  const server = await startServer({ scale: 0 })
  const line = await openSlowLine({ origin: server.origin, bits: BITS })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${line.origin}/app/posts/create`)
    await signIn(page, server.origin)
    await page.getByRole('button', { name: 'Choose a video' }).waitFor()
    const before = (await server.use()).memory
    const sentBefore = line.sent()
    const began = performance.now()
    let most = 0
    let cuts = 0
    let isSent = false
    await page.locator('input[name=video]').setInputFiles(file)
    const done = page.getByText('Getting it ready').waitFor({ timeout: 900_000 })
    const watch = async () => {
      while (!isSent) {
        most = Math.max(most, (await server.use()).memory)
        if (line.sent() - sentBefore > (CUTS[cuts] ?? Number.POSITIVE_INFINITY) * MEGABYTES * MEGABYTE) {
          cuts += 1
          line.cut(CUT_MS)
        }
        await sleep(200)
      }
    }
    const watched = watch()
    await done.finally(() => {
      isSent = true
    })
    const seconds = (performance.now() - began) / 1000
    await watched
    const again = (line.sent() - sentBefore) / MEGABYTE - MEGABYTES
    const row = {
      cuts,
      seconds: round(seconds),
      '× line': round(seconds / ((MEGABYTES * MEGABYTE * 8) / BITS), 2),
      'again MB': round(again, 1),
      'memory before MB': round(before / MEGABYTE),
      'most MB': round(most / MEGABYTE),
      'growth MB': round((most - before) / MEGABYTE),
    }
    return {
      title: `${MEGABYTES} MB over ${BITS / 1e6} Mbit/s, cut ${CUTS.length} times`,
      rows: [row],
      keys: ['upload'],
    }
  } finally {
    await context.close()
    await line.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
