// The card of a video on its way: every state that a creator meets, from the first byte until the post is out.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { paths } from '../../src/wire/paths'
import { videoUploadsPath } from '../../src/wire/videoFile'
import { type Demo, openDemo, press } from '../support/demo'
import { notIn } from '../support/engine'
import { signInByCode } from '../support/signInByCode'
import { untilProcessed } from '../support/untilProcessed'

const megabyte = 1024 * 1024
const size = 9 * megabyte

/** A short video with room behind it, so that it is sent in several parts. */
const makeLargeVideo = async (file: string) => {
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=25:duration=3', '-pix_fmt', 'yuv420p']
  await promisify(execFile)('ffmpeg', ['-loglevel', 'error', ...source, '-movflags', '+faststart', file])
  const room = Buffer.alloc(size)
  room.writeUInt32BE(size, 0)
  room.write('free', 4)
  await appendFile(file, room)
}

/** Lets so many parts of a video through; the next ones wait until they may go on, or their line is cut. */
const holdParts = (demo: Demo) => {
  const offsets: number[] = []
  let free = 1
  let waiting: Array<() => void> = []
  demo.rules.set(`${videoUploadsPath}/`, async (request, own) => {
    if (request.method !== 'PATCH') return own()
    offsets.push(Number(request.headers.get('upload-offset')))
    free -= 1
    if (free < 0) await new Promise<void>((go) => waiting.push(go))
    return request.signal.aborted ? null : own()
  })
  return {
    /** Where each part began, in bytes. */
    offsets,
    /** @param parts how many go on, from now */
    let(parts: number) {
      free = parts
      const resumed = waiting
      waiting = []
      for (const go of resumed) go()
    },
  }
}

const stage = (state: string, more: object) => (_: Request, own: () => Promise<Response>) =>
  own().then(async (answer) => {
    const { data, ...envelope } = (await answer.json()) as { data: object }
    return Response.json({ ...envelope, data: { ...data, state, ...more } })
  })

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement)

describe('the card of an upload [M07] [T10]', () => {
  let demo: Demo
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-card-'))
    await makeLargeVideo(join(folder, 'pond.mp4'))
    demo = await openDemo()
  })
  after(async () => {
    await demo.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = async (): Promise<Page> => {
    const { page } = await demo.open('/app/posts/create')
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signInByCode(page, 'mira.light@lumen.example')
    await page.getByRole('button', { name: 'Choose a video' }).waitFor()
    return page
  }

  it(
    'says how far it is, pauses, waits for a lost line, resumes after a reload, follows the server and is published',
    notIn({ webkit: 'its driver chooses no files' }),
    async () => {
      const page = await open()
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const says = (words: string) => page.locator('.upload').getByText(words, { exact: true }).waitFor()
      const parts = holdParts(demo)
      const choose = () => page.locator('input[name=video]').setInputFiles(join(folder, 'pond.mp4'))

      // The server has the first part then.
      const secondPart = page.waitForRequest((request) => Number(request.headers()['upload-offset']) > 0)
      await choose()
      await says('Uploading')
      await page.getByRole('progressbar', { name: 'Uploading' }).waitFor()
      await secondPart
      await page.locator('.upload-text', { hasText: / of 9(\.\d)? MB/ }).waitFor()
      await button('Pause').focus()
      await page.keyboard.press('Enter')
      await says('Paused')
      assert.ok(await hasFocus(button('Go on')), 'the focus went with the button')

      await page.context().setOffline(true)
      await button('Go on').click()
      await says('No connection')
      await page.getByText('Goes on by itself.').waitFor()
      await page.context().setOffline(false)
      await says('Uploading')

      await page.reload()
      await says('Upload stopped')
      await page.getByText('Choose the same file again, nothing is sent twice.').waitFor()
      parts.offsets.length = 0
      parts.let(9)
      demo.rules.set(
        paths.videoUpload,
        stage('processing', {
          percent: 40,
          stage: 'sizes',
          rungs: 3,
          rungs_done: 1,
          width: 720,
          height: 1280,
          duration: 3,
        }),
      )
      await choose()
      await says('Getting it ready')
      assert.ok(parts.offsets.length > 0 && parts.offsets.every((offset) => offset > 0), `${parts.offsets}`)
      await page.locator('.upload-stage-now', { hasText: '1 of 3 done' }).waitFor()
      assert.equal(await page.locator('.upload-stage[aria-current="step"]').count(), 1)

      demo.rules.delete(paths.videoUpload)
      await demo.runJobs()
      await says('Ready to post')
      await page.getByRole('textbox', { name: 'Description' }).fill('A pond in parts')
      await button('Post').click()
      await page.getByRole('heading', { name: 'It’s out' }).first().waitFor()
      await page.context().close()
    },
  )

  it(
    'waits while a proxy answers for a server that is away, and resumes by itself',
    notIn({ webkit: 'its driver chooses no files' }),
    async () => {
      const page = await open()
      demo.rules.clear()
      demo.rules.set(`${videoUploadsPath}/`, () => new Response(null, { status: 502 }))
      await page.locator('input[name=video]').setInputFiles(join(folder, 'pond.mp4'))
      await page.locator('.upload').getByText('No connection', { exact: true }).waitFor()
      demo.rules.clear()
      await untilProcessed(demo, page)
      await page.context().close()
    },
  )

  it(
    'says why a video failed, and takes another one without a word lost',
    notIn({ webkit: 'its driver chooses no files' }),
    async () => {
      const page = await open()
      demo.rules.clear()
      demo.rules.set(paths.videoUpload, stage('failed', { problem: 'unreadable' }))
      const choose = () => page.locator('input[name=video]').setInputFiles(join(folder, 'pond.mp4'))
      await choose()
      await page.getByRole('textbox', { name: 'Description' }).fill('Kept')
      const card = page.getByRole('alert').filter({ hasText: 'This video can’t be read' })
      await card.waitFor()
      demo.rules.clear()
      await choose()
      await untilProcessed(demo, page)
      assert.equal(await page.getByRole('textbox', { name: 'Description' }).inputValue(), 'Kept')
      await page.getByRole('button', { name: 'Remove the video' }).click()
      await page.getByText('No video yet').waitFor()
      assert.ok(await hasFocus(page.getByRole('button', { name: 'Choose a video' })), 'the focus went with the video')
      await page.context().close()
    },
  )
})

describe('a server without ffmpeg [M07]', () => {
  let demo: Demo
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-bare-'))
    demo = await openDemo({ processing: { ffmpeg: 'none' } })
  })
  after(async () => {
    await demo.close()
    await rm(folder, { recursive: true, force: true })
  })

  it(
    'publishes an MP4 that browsers play as it is, and says of another video that they don’t',
    notIn({ webkit: 'its driver chooses no files' }),
    async () => {
      const source = ['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=25:duration=1']
      const make = (name: string, ...codec: string[]) =>
        promisify(execFile)('ffmpeg', ['-loglevel', 'error', ...source, ...codec, join(folder, name)])
      await make('old.mp4', '-c:v', 'mpeg4')
      await make('pond.mp4', '-pix_fmt', 'yuv420p')
      const { page } = await demo.open('/app/posts/create')
      await press(page, 'Sign in')
      await signInByCode(page, 'mira.light@lumen.example')
      await page.getByRole('button', { name: 'Choose a video' }).waitFor()
      const choose = (name: string) => page.locator('input[name=video]').setInputFiles(join(folder, name))
      await choose('old.mp4')
      const failed = page.getByRole('alert').filter({ hasText: 'Browsers can’t play this video' })
      await untilProcessed(demo, page, failed)
      await page.getByRole('textbox', { name: 'Description' }).fill('As it is')
      await choose('pond.mp4')
      await untilProcessed(demo, page)
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await page.getByRole('heading', { name: 'It’s out' }).first().waitFor()
      await page.context().close()
    },
  )
})
