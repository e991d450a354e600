// A creator without a mouse: every field of a post that takes a file, and the way out of each.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'
import { signInByCode } from '../support/signInByCode'
import { tabUntil } from '../support/tabUntil'

const ffmpeg = (...options: string[]) => promisify(execFile)('ffmpeg', ['-loglevel', 'error', ...options])

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement)

/** Whether the page itself has the focus, from where Tab would begin at the top. */
const isFocusLost = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot) at = at.shadowRoot.activeElement
    return at === null || at === document.body
  })

describe('a post by keyboard alone [M07] [T02]', () => {
  let demo: Demo
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-keys-'))
    const size = ['-f', 'lavfi', '-i']
    await ffmpeg(...size, 'testsrc=size=180x320:rate=25:duration=3', '-pix_fmt', 'yuv420p', join(folder, 'pond.mp4'))
    await ffmpeg(...size, 'color=c=teal:size=360x640', '-frames:v', '1', join(folder, 'cover.png'))
    await writeFile(join(folder, 'pond.vtt'), '1\n00:00:00,500 --> 00:00:01,500\nThis is SubRip\n')
    await writeFile(join(folder, 'pond-de.vtt'), 'WEBVTT\n\n00:00.500 --> 00:01.500\nEin Stein\n')
    demo = await openDemo()
  })
  after(async () => {
    await demo.close()
    await rm(folder, { recursive: true, force: true })
  })

  it(
    'has its video, a cover from a frame and from a picture, captions, and is published',
    notIn({
      webkit: 'its driver chooses no files',
      firefox: 'from the last control Tab leads to its own, from where its driver does not come back',
    }),
    async () => {
      const { page, faults } = await demo.open('/app/posts/create')
      await page.getByRole('button', { name: 'Sign in' }).first().click()
      await signInByCode(page, 'mira.light@lumen.example')
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const tabTo = async (target: Locator) => {
        await target.waitFor({ state: 'attached' })
        assert.ok(await tabUntil(page, () => hasFocus(target)), `${target} is not reached by Tab`)
      }
      const press = async (target: Locator, key = 'Enter') => {
        await tabTo(target)
        await page.keyboard.press(key)
      }
      const choose = async (target: Locator, file: string) => {
        const chooser = page.waitForEvent('filechooser')
        await press(target)
        await (await chooser).setFiles(join(folder, file))
      }
      const draft = () => (demo.bodies.get('/api/v3/video/draft') ?? {}) as Record<string, unknown>

      await choose(button('Choose a video'), 'pond.mp4')
      await page.getByRole('textbox', { name: 'Description' }).waitFor()
      assert.ok(
        await hasFocus(page.getByRole('heading', { name: 'New post', level: 1 })),
        'the focus went with the button',
      )

      const frames = page.getByRole('radiogroup', { name: 'Frames of the video' }).getByRole('radio')
      await frames.nth(8).waitFor({ state: 'attached' })
      await tabTo(frames.first())
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await button('Take the first frame').waitFor()
      assert.ok(await frames.nth(2).isChecked())
      assert.equal(await isFocusLost(page), false, 'the focus went with the choice of a frame')
      await press(button('Take the first frame'))
      await button('Take the first frame').waitFor({ state: 'detached' })
      assert.ok(await hasFocus(button('Use your own picture')), 'the focus went with the cover')
      await choose(button('Use your own picture'), 'cover.png')
      await button('Take the first frame').waitFor()
      assert.ok(await hasFocus(button('Use your own picture')))

      const captions = page.getByRole('group', { name: 'Captions' })
      await choose(button('Add a file'), 'pond.vtt')
      await captions.getByText('This is no WebVTT file that we can read.').waitFor()
      assert.ok(await hasFocus(button('Add a file')), 'the focus went with the wrong file')
      // The server refuses it, which browsers report too.
      faults.length = 0
      await choose(button('Add a file'), 'pond-de.vtt')
      const language = captions.getByRole('combobox', { name: 'Language' })
      await language.waitFor()
      assert.equal(await language.inputValue(), 'de')
      assert.equal(await captions.getByText('This is no WebVTT file').count(), 0)
      await press(button('Remove Deutsch'))
      await language.waitFor({ state: 'detached' })
      assert.ok(await hasFocus(button('Add a file')), 'the focus went with the removed file')
      await choose(button('Add a file'), 'pond-de.vtt')
      await language.waitFor()
      assert.deepEqual(await axe(page), [])

      await demo.runJobs()
      await page.getByText('Ready to post').waitFor()
      await page.getByText('Draft saved').waitFor()
      assert.equal((draft().captions as unknown[]).length, 1)
      await tabTo(page.getByRole('textbox', { name: 'Description' }))
      await page.keyboard.type('Stones without a mouse')
      await press(button('Post'))
      const title = page.getByRole('heading', { name: 'It’s out', level: 1 })
      await title.waitFor()
      assert.ok(await hasFocus(title), 'the focus is not at what became of the post')

      const answer = await fetch(`${demo.origin}/api/v3/video?slug=stones-without-a-mouse`)
      const { data } = (await answer.json()) as { data: { media: Record<string, unknown> } }
      assert.match(`${data.media.poster_url}`, /uploads\/covers\/.+\.png$/)
      assert.deepEqual(
        (data.media.captions as Array<{ lang: string }>).map(({ lang }) => lang),
        ['de'],
      )
      assert.deepEqual(faults, [])
    },
  )
})
