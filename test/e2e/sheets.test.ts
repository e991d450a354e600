import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Demo, openDemo, press } from '../support/demo'
import { untilPlays } from '../support/feedOnPage'
import { codeFor } from '../support/mailbox'
import { checkSheet } from '../support/measureDialog'

/** A phone with its keyboard up or turned, and a wide window. */
const sizes = [
  { width: 390, height: 600 },
  { width: 1440, height: 900 },
]

/** Steps that a viewer opens by a name of their own, each with its heading. */
const steps = {
  EDIT_PROFILE_PICTURE: 'Profile picture',
  EDIT_FULLNAME: 'Edit full name',
  EDIT_BIO: 'Edit bio',
  EDIT_SOCIAL_PROFILES: 'Edit social profiles',
  EDIT_BIRTHDATE: 'Edit birth date',
  EDIT_PHONE_NUMBER: 'Edit phone number',
  DEVICES: 'Devices',
  DELETE_CONFIRMATION: 'Delete account?',
  SIGN_OUT: 'Logging out?',
  BECOME_CREATOR: 'Become a creator for Lumen',
  GET_APP: 'Get the Lumen app',
}

/** Waits for a step and measures its sheet. */
const check = async (page: Page, heading: string) => {
  await page.locator('dialog[open]').getByRole('heading', { name: heading, exact: true }).first().waitFor()
  await checkSheet(page, heading)
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

const openStep = (page: Page, step: string) =>
  page.evaluate(
    (name) => void (window as unknown as { geuin: { signIn(it: string): unknown } }).geuin.signIn(name),
    step,
  )

describe('sheets', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const viewport of sizes) {
    const size = `${viewport.width} × ${viewport.height}`

    it(`of sign-in, onboarding and account are as high as their content, or scroll, at ${size} [C04] [T01]`, async () => {
      const { page, faults } = await demo.open('/settings', { viewport })
      assert.deepEqual(await page.evaluate(() => ({ width: innerWidth, height: innerHeight })), viewport)
      await press(page, 'Sign in')
      await check(page, 'Sign in or sign up')
      await press(page, 'Use phone number instead')
      await page.getByRole('button', { name: 'Use email instead' }).waitFor()
      await check(page, 'Sign in or sign up')
      await press(page, 'Use email instead')
      const email = `sheets.${viewport.width}@mail.example`
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await press(page, 'Continue')
      await check(page, 'Enter code')
      await page.getByRole('textbox', { name: 'Six digit code' }).pressSequentially(await codeFor(email, page.url()))

      await check(page, 'Community guidelines')
      await page.getByRole('checkbox').check()
      await press(page, 'Continue')
      await check(page, 'What are you interested in?')
      await press(page, 'Surprise Me')
      await press(page, 'Continue')
      await check(page, 'Choose your username')
      await close(page)

      for (const [step, heading] of Object.entries(steps)) {
        await openStep(page, step)
        await check(page, heading)
        await close(page)
      }
      assert.deepEqual(faults, [])
      await page.context().close()
    })

    it(`over a feed are as high as their content, or scroll, at ${size} [T01]`, async () => {
      const { page, faults } = await demo.open('/feed.html', { viewport })
      await untilPlays(page, 1)
      await press(page, 'More options')
      await page.locator('.playback').waitFor()
      await checkSheet(page, 'the playback sheet')
      await close(page)
      await page.keyboard.press('?')
      await page.locator('.keys').waitFor()
      await checkSheet(page, 'the list of keys')
      await close(page)
      assert.deepEqual(faults, [])
      await page.context().close()
    })
  }
})
