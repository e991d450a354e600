// A creator's way: from a file to a video that others watch.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'
import { signInByCode } from '../support/signInByCode'
import { sizeOfPlaying } from '../support/sizeOfPlaying'
import { untilProcessed } from '../support/untilProcessed'

const makeVideo = (file: string) =>
  promisify(execFile)('ffmpeg', [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=25:duration=3'],
    ...['-f', 'lavfi', '-i', 'sine=duration=3', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
  ])

describe('a creator [M07]', () => {
  let demo: Demo
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-post-'))
    await makeVideo(join(folder, 'pond.mp4'))
    demo = await openDemo()
  })
  after(async () => {
    await demo.close()
    await rm(folder, { recursive: true, force: true })
  })

  it(
    'chooses a video, writes while it is sent, posts it, watches it, deletes it and brings it back [F26] [T17]',
    notIn({ webkit: 'its driver chooses no files' }),
    async () => {
      const { page, faults } = await demo.open('/app/posts/create')
      await page.getByRole('button', { name: 'Sign in' }).first().click()
      await signInByCode(page, 'mira.light@lumen.example')
      await page.getByRole('button', { name: 'Choose a video' }).waitFor()
      await page.locator('input[name=video]').setInputFiles(join(folder, 'pond.mp4'))
      await page.getByLabel('Description').fill('Two stones, one pond')
      await untilProcessed(demo, page)
      await page.getByText('Draft saved').waitFor()

      await page.reload()
      await page.getByText('Ready to post').waitFor()
      assert.equal(await page.getByLabel('Description').inputValue(), 'Two stones, one pond')
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await page.getByRole('heading', { name: 'It’s out' }).first().waitFor()

      await page.getByRole('link', { name: 'See the post' }).click()
      await page.waitForURL('**/app/video/two-stones-one-pond')
      await sizeOfPlaying(page)

      await page.goto(`${demo.origin}/app/posts`)
      await page.getByRole('button', { name: 'Options of Two stones, one pond' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByText('Post deleted').first().waitFor()
      assert.equal(await page.getByRole('article').filter({ hasText: 'Two stones' }).count(), 0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('article').filter({ hasText: 'Two stones' }).waitFor()
      assert.deepEqual(faults, [])
    },
  )
})
