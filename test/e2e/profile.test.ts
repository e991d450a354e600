import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'

const start = '/community.html'

const show = (page: Page, step: string) =>
  page.evaluate(async (name) => {
    const auth = document.querySelector('geuin-auth') as Element & { show(step: string): Promise<void> }
    await auth.show(name)
  }, step)

const toast = (page: Page, message: string) => page.locator('.toast', { hasText: message }).waitFor()

describe('a viewer’s profile, in a browser', () => {
  let demo: Demo
  let count = 0
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  /** What a new viewer is asked first. */
  const putOff = async (page: Page) => {
    const asks = page.getByRole('heading', { name: /^(Community guidelines|What are you interested in\?)$/ })
    await asks.waitFor()
    await page.keyboard.press('Escape')
    await asks.waitFor({ state: 'detached' })
  }

  /** A new viewer, by mail. */
  const signedIn = async (options?: BrowserContextOptions) => {
    const watched = await demo.open(start, options)
    const { page } = watched
    count += 1
    const email = `profile-${count}@mail.example`
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Enter code' }).waitFor()
    await page.keyboard.type(await codeFor(email, page.url()))
    await putOff(page)
    return watched
  }

  for (const { timezoneId, day } of [
    { timezoneId: 'Pacific/Kiritimati', day: 15 },
    { timezoneId: 'Pacific/Pago_Pago', day: 14 },
  ])
    it(`counts thirteen years in the viewer’s time zone, ${timezoneId} [E10] [E11]`, async () => {
      const { page } = await signedIn({ timezoneId })
      await page.clock.setFixedTime('2026-03-14T11:30:00Z')
      await show(page, 'EDIT_BIRTHDATE')
      const choose = (label: string, value: number) => page.getByLabel(label, { exact: true }).selectOption(`${value}`)
      await choose('Year', 2013)
      await choose('Month', 3)
      const days = await page.getByLabel('Day', { exact: true }).locator('option:not([hidden])').allInnerTexts()
      assert.equal(days.length, day)
      await choose('Day', day)
      await page.getByRole('button', { name: 'Save' }).and(page.locator(':enabled')).waitFor()
      await choose('Year', 2012)
      await choose('Day', day + 1)
      await choose('Year', 2013)
      await page.getByText('You must be at least 13 years old.').waitFor()
      await page.getByRole('button', { name: 'Save' }).and(page.locator(':disabled')).waitFor()
      await page.context().close()
    })

  it('can be filled in by keyboard alone, on a phone, and lasts over a reload [E06] [E07] [E09] [E11] [E12] [G14]', async () => {
    const { page, faults } = await signedIn({ viewport: { width: 360, height: 740 } })
    const { keyboard } = page

    await show(page, 'EDIT_FULLNAME')
    await page.getByRole('textbox', { name: 'Full name' }).and(page.locator(':focus')).waitFor()
    await keyboard.type('Mira Okafor')
    await keyboard.press('Enter')
    await toast(page, 'Your full name has been updated')

    await show(page, 'EDIT_BIO')
    await page.getByRole('textbox', { name: 'Bio' }).and(page.locator(':focus')).waitFor()
    await keyboard.type('I draw skies with maths.')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await toast(page, 'Your bio has been updated')

    await show(page, 'EDIT_USERNAME')
    await page.getByRole('textbox', { name: 'Username' }).and(page.locator(':focus')).waitFor()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(`mira.keys.${count}`)
    await page.getByText('This username is free.').waitFor()
    await keyboard.press('Enter')
    await toast(page, 'Your username has been updated')

    await show(page, 'EDIT_BIRTHDATE')
    await page.getByLabel('Month', { exact: true }).and(page.locator(':focus')).waitFor()
    for (const part of ['Sep', '17', '1996']) {
      await keyboard.type(part)
      await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await toast(page, 'Your birth date has been updated')

    await show(page, 'EDIT_SOCIAL_PROFILES')
    await page.getByRole('textbox', { name: 'Instagram handle' }).and(page.locator(':focus')).waitFor()
    await keyboard.type('mira.light')
    await keyboard.press('Enter')
    await toast(page, 'Your social profiles has been updated')

    await page.reload()
    await page.getByRole('button', { name: 'Account of Mira Okafor' }).waitFor()
    await show(page, 'EDIT_BIRTHDATE')
    const parts = page.locator('geuin-auth select')
    await parts.first().waitFor()
    assert.deepEqual(await parts.evaluateAll((all) => all.map((it) => (it as HTMLSelectElement).value)), [
      ...['9', '17', '1996'],
    ])
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('keeps unsaved text over a reload, and asks before it is discarded', async () => {
    const { page } = await signedIn()
    await show(page, 'EDIT_BIO')
    const bio = page.getByRole('textbox', { name: 'Bio' })
    await bio.fill('Long thoughts')
    await page.reload()
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
    if (!(await bio.isVisible())) await show(page, 'EDIT_BIO')
    assert.equal(await bio.inputValue(), 'Long thoughts')
    await page.keyboard.press('Escape')
    await page.getByText('Discard your changes?').waitFor()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await bio.waitFor({ state: 'detached' })
    await show(page, 'EDIT_BIO')
    assert.equal(await bio.inputValue(), '')
    await page.context().close()
  })

  it('loads each form when it is opened', async () => {
    const { page, requested } = await signedIn()
    const forms = () =>
      requested.filter((path) => /\/(Edit|Delete|Verify)/.test(path)).map((path) => path.split('-')[0])
    assert.deepEqual(forms(), [])
    await show(page, 'EDIT_BIO')
    await page.getByRole('textbox', { name: 'Bio' }).waitFor()
    assert.deepEqual(forms(), ['/dist/chunks/EditBio'])
    await page.context().close()
  })

  it('is deleted with a code from the mail: signed out, at the home page, and gone [D06] [F15]', async () => {
    const { page } = await demo.open(start)
    const enter = async () => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByRole('button', { name: /Theo Marchetti/ }).click()
      await page.waitForFunction(() => Object.keys(localStorage).some((it) => it.startsWith('geuinSession ')))
      const key = await page.evaluate(
        () => Object.keys(localStorage).find((it) => it.startsWith('geuinSession ')) ?? '',
      )
      const { user } = JSON.parse(await page.evaluate((name) => localStorage.getItem(name) ?? '{}', key))
      await putOff(page)
      return user as { id: string; email: string }
    }
    const { id, email } = await enter()
    await show(page, 'DELETE_CONFIRMATION')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('heading', { name: 'Confirm deletion' }).waitFor()
    await page.keyboard.type(await codeFor(email, page.url()))
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL(`${demo.origin}/home`)
    assert.equal(
      await page.evaluate(() => Object.keys(localStorage).some((it) => it.startsWith('geuinSession '))),
      false,
    )
    await page.goto(demo.origin + start)
    assert.notEqual((await enter()).id, id)
    await page.context().close()
  })
})
