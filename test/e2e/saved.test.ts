// What a viewer keeps for later and has watched, on Lumen's site at /app/: from the feed to its page and out of it again.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { paths } from '../../src/wire/paths'
import { type Demo, openDemo, press } from '../support/demo'
import { signInByCode } from '../support/signInByCode'

const poster = (page: Page) => page.getByRole('link', { name: /Windows/ }).first()
const message = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first()

describe('what a viewer keeps and has watched [T18]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  /** A page of the app, where the viewer has signed in. */
  const open = async (path: string, email: string) => {
    const watched = await demo.open(`/app${path}`)
    await press(watched.page, 'Sign in')
    await signInByCode(watched.page, email)
    return watched
  }
  const go = (page: Page, path: string) => page.goto(`${demo.origin}/app${path}`)
  /** Resolves once the server has answered the next call to a path. */
  const answerTo = (path: string) =>
    new Promise<void>((resolve) => {
      demo.rules.set(path, async (_, own) => {
        const answer = await own()
        demo.rules.delete(path)
        resolve()
        return answer
      })
    })
  const pressInOptions = async (page: Page, name: string) => {
    await go(page, '/video/windows')
    await press(page, 'More options')
    await press(page, name)
  }

  it('saves a video in the feed, lists it over a reload, and lets it go', async () => {
    const { page, faults } = await open('/saved', 'theo@lumen.example')
    await message(page, 'Nothing saved yet').waitFor()
    await pressInOptions(page, 'Save for later')
    await page.getByText('Saved. Only you see it.').first().waitFor()
    await go(page, '/saved')
    await poster(page).waitFor()
    await page.reload()
    await poster(page).waitFor()
    await pressInOptions(page, 'Remove from saved videos')
    await page.getByText('Removed from your saved videos').first().waitFor()
    await go(page, '/saved')
    await message(page, 'Nothing saved yet').waitFor()
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('lists what was watched until it is cleared, and nothing while the viewer has that off', async () => {
    const { page, faults } = await open('/history', 'ines@lumen.example')
    await message(page, 'Nothing watched yet').waitFor()
    const watch = async () => {
      const counted = answerTo(paths.videoCount)
      await go(page, '/video/windows')
      await counted
      await go(page, '/history')
    }
    await watch()
    await poster(page).waitFor()
    await page.reload()
    await poster(page).waitFor()
    await press(page, 'Clear all')
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
    await message(page, 'Nothing watched yet').waitFor()
    await page.reload()
    await message(page, 'Nothing watched yet').waitFor()

    const switched = answerTo(paths.watchHistory)
    await page.getByRole('checkbox').uncheck()
    await switched
    await message(page, 'Your history is off').waitFor()
    await page.reload()
    await message(page, 'Your history is off').waitFor()
    await watch()
    await message(page, 'Your history is off').waitFor()
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
