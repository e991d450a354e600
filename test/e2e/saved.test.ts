// A viewer of the whole site keeps a video for later, and finds what they watched.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Demo, openDemo } from '../support/demo'
import { signInByCode } from '../support/signInByCode'

describe('saved videos and the history in <geuin-app> [T18]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('asks a visitor to sign in, saves then, and leads to both lists from the settings', async () => {
    const { page, faults } = await demo.open('/app/video/windows')
    await page.getByRole('button', { name: 'More options' }).click()
    await page.getByRole('button', { name: 'Save for later' }).click()
    await signInByCode(page, 'saver@lumen.example')
    await page.getByText('Saved. Only you see it.').waitFor()
    await page.goto(`${demo.origin}/app/settings`)
    await page.getByRole('link', { name: 'Saved videos' }).click()
    await page.getByRole('heading', { name: 'Saved videos' }).waitFor()
    await page.locator('.poster[data-slug="windows"]').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Watch history' }).click()
    await page.getByRole('heading', { name: 'Watch history' }).waitFor()
    await page.getByRole('checkbox', { name: 'Remember what I watch', checked: true }).waitFor()
    assert.deepEqual(faults, [])
  })
})
