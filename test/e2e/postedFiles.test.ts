// Every kind of file that people have, from the file dialog to the feed; and those that are no video.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Film, makeFilm } from '../demo/server/videoProcessing/films'
import { type Demo, openDemo } from '../support/demo'
import { signInByCode } from '../support/signInByCode'
import { sizeOfPlaying } from '../support/sizeOfPlaying'
import { untilProcessed } from '../support/untilProcessed'

interface Kind extends Film {
  name: string
  isLandscape?: boolean
}

const kinds: Kind[] = [
  { name: 'upright', size: '180x320', seconds: 3 },
  { name: 'landscape', size: '320x180', isLandscape: true },
  { name: 'turned by the phone', size: '320x180', isTurned: true, ending: 'mov' },
  { name: 'in 4K', size: '2160x3840', rate: '5' },
  { name: 'with an odd frame rate', rate: '24000/1001' },
  { name: 'without sound', level: null },
  { name: 'three minutes long', size: '90x160', seconds: 180, rate: '5' },
  { name: 'recorded by a browser', ending: 'webm' },
]

/** A film without its index, which stands at its end. */
const cutOff = async () => {
  const film = await makeFilm({ seconds: 3 })
  return film.subarray(0, Math.floor(film.length * 0.7))
}

describe('a video that somebody has [M07] [T17]', () => {
  let demo: Demo
  let folder: string
  let page: Page
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-kinds-'))
    demo = await openDemo()
    page = (await demo.open('/app/posts/create')).page
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signInByCode(page, 'mira.light@lumen.example')
  })
  beforeEach(async () => {
    // A page that is left within the app begins another post; a reload would resume the last one.
    const go = (name: string) => page.locator('geuin-app nav').getByRole('link', { name, exact: true }).click()
    await go('Explore')
    await page.getByRole('heading', { name: 'Explore', exact: true }).waitFor({ state: 'attached' })
    await go('Create')
    await page.getByRole('button', { name: 'Choose a video' }).waitFor()
  })
  after(async () => {
    await demo.close()
    await rm(folder, { recursive: true, force: true })
  })

  const choose = async (name: string, bytes: Buffer) => {
    const file = join(folder, name)
    await writeFile(file, bytes)
    await page.locator('input[name=video]').setInputFiles(file)
  }

  for (const { name, isLandscape = false, ...film } of kinds)
    it(`${name}, is chosen, posted and plays`, async () => {
      const words = `A pond ${name}`
      await choose(`pond.${film.ending ?? 'mp4'}`, await makeFilm(film))
      await page.getByRole('textbox', { name: 'Description' }).fill(words)
      await untilProcessed(demo, page)
      await page.getByText('Draft saved').waitFor()
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await page.getByRole('heading', { name: 'It’s out' }).first().waitFor()
      await page.getByRole('link', { name: 'See the post' }).click()
      await page.getByRole('heading', { name: words }).first().waitFor({ state: 'attached' })
      const { width, height } = await sizeOfPlaying(page)
      assert.equal(width > height, isLandscape, `${width} × ${height}`)
      assert.ok(Math.min(width, height) <= 720)
    })

  for (const [name, make, message] of [
    ['notes.txt', async () => Buffer.from('No video at all'), 'isn’t a video that fits'],
    ['notes.mp4', async () => Buffer.from('No video at all'), 'This is no video'],
    ['cut.mp4', cutOff, 'This video can’t be read'],
  ] as const)
    it(`that is none (${name}) says so, with a way on`, async () => {
      await choose(name, await make())
      const failed = page.getByRole('alert').filter({ hasText: message })
      const isSent = name.endsWith('.mp4')
      await (isSent ? untilProcessed(demo, page, failed) : failed.waitFor())
      await page.getByRole('button', { name: isSent ? 'Choose another file' : 'Choose a video' }).waitFor()
    })
})
