// The settings of Lumen's site at /app/: what a viewer chooses there holds for others and after a reload.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { isOpenToVisitors, type SettingsSection, settingsSections } from '../../src/settings/sections'
import { untilShown } from '../support/appPages'
import { axe, type Demo, openDemo, press } from '../support/demo'
import { notIn } from '../support/engine'
import { codeFor, messagesTo } from '../support/mailbox'
import { signInByCode } from '../support/signInByCode'

/** What fills each part. */
const contents: Record<SettingsSection, string> = {
  profile: '.settings-pane .settings-row',
  'sign-in': '.settings-pane .settings-row',
  devices: '.settings-pane .device',
  notifications: '.notification-switch-input',
  privacy: '.settings-pane input[type=radio]',
  appearance: '.settings-pane input[type=radio]',
  contact: '.settings-pane textarea',
  delete: '.settings-pane .settings-danger button',
}

describe('the settings [M08] [B07]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('go from the list to a section and back on a phone, with a visitor’s words kept over the sign-in [F24]', async () => {
    const { page, faults } = await demo.open('/app/settings', { viewport: { width: 390, height: 780 } })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await heading('Settings').waitFor()
    await page.getByRole('link', { name: 'Contact us' }).click()
    await heading('Contact us').waitFor()
    assert.equal(new URL(page.url()).pathname, '/app/settings/contact')
    await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('idea')
    await page.getByRole('textbox', { name: 'Message' }).fill('A feed for mornings')
    await page.goBack()
    await heading('Settings').waitFor()
    await press(page, 'Sign in')
    const email = 'wren@lumen.example'
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await press(page, 'Continue')
    const code = page.getByRole('textbox', { name: 'Six digit code' })
    await code.waitFor()
    await code.pressSequentially(await codeFor(email, page.url()))
    await page.getByRole('link', { name: 'Devices' }).waitFor()
    await page.goto(`${demo.origin}/app/settings/contact`)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.waitFor()
    assert.equal(await message.inputValue(), 'A feed for mornings')
    await press(page, 'Send')
    await page.getByRole('heading', { name: 'Thank you, it’s with us' }).waitFor()
    await demo.runJobs()
    const [mail] = await messagesTo('lumen@lumen.example', page.url())
    assert.match(mail?.text ?? '', /^A feed for mornings\n[\s\S]*@wren/)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it(
    'have a copy of the viewer’s data made, to download, and choices that stay [T18]',
    notIn({ webkit: 'its driver reports no downloads' }),
    async () => {
      const { page, faults } = await demo.open('/app/settings/privacy', { viewport: { width: 1280, height: 900 } })
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).first().click()
      await signInByCode(page, 'mira.light@lumen.example')
      await page.getByRole('radio', { name: 'No one' }).check()
      await press(page, 'Ask for it')
      await demo.runJobs()
      const link = page.getByRole('link', { name: 'Download' })
      await link.waitFor()
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      assert.equal(download.suggestedFilename(), 'lumen-mira.light.zip')
      assert.equal((await readFile(await download.path())).subarray(0, 2).toString(), 'PK')
      await page.getByRole('link', { name: 'Language and appearance' }).click()
      await page.getByRole('radio', { name: 'Dark' }).check()
      await page.getByRole('radio', { name: 'Deutsch' }).check()
      await page.getByRole('heading', { level: 1, name: 'Sprache und Darstellung' }).waitFor()
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Sprache und Darstellung' }).waitFor()
      assert.equal(await page.locator('geuin-app').getAttribute('color-scheme'), 'dark')
      await page.goto(`${demo.origin}/app/settings/privacy`)
      await page.getByRole('radio', { name: 'Niemand', checked: true }).waitFor()
      assert.deepEqual(faults, [])
    },
  )

  it('log out, and delete the account for good, after a code from its mail [D09] [B07]', async () => {
    const { page } = await demo.open('/app/settings', { viewport: { width: 390, height: 780 } })
    const enter = async (email: string) => {
      await press(page, 'Sign in')
      await signInByCode(page, email)
      await page.getByRole('link', { name: 'Devices' }).waitFor()
    }
    await enter('leaves@mail.example')
    await press(page, 'Log out')
    await page.locator('dialog[open]').getByRole('button', { name: 'Logout', exact: true }).click()
    await page.getByText('Sign in to see what belongs to your account.').waitFor()
    const email = 'leaves-for-good@mail.example'
    await enter(email)
    const accountId = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((it) => it.startsWith('geuinSession ')) ?? ''
        return JSON.parse(localStorage.getItem(key) ?? '{}').user?.id as string
      })
    const deleted = await accountId()
    await page.getByRole('link', { name: 'Delete account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Delete account' }).waitFor()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Delete/ })
      .click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('heading', { name: 'Confirm deletion' }).waitFor()
    await page.keyboard.type(await codeFor(email, page.url()))
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/app/home')
    await page.goto(`${demo.origin}/app/settings`)
    await page.getByText('Sign in to see what belongs to your account.').waitFor()
    await enter(email)
    assert.ok(deleted)
    assert.notEqual(await accountId(), deleted)
    await page.context().close()
  })

  const noSchemes = 'can’t change the scheme of an open page'
  it('have each part at its own address, for a phone, in both schemes, in either direction [B07] [T02]', {
    ...notIn({ firefox: noSchemes, webkit: noSchemes }),
    timeout: 240_000,
  }, async () => {
    const { page, faults } = await demo.open('/app/settings', { viewport: { width: 320, height: 640 } })
    const open = async (section: SettingsSection, isClosed: boolean) => {
      await page.goto(`${demo.origin}/app/settings/${section}`)
      const state = isClosed
        ? { message: 'This is part of your account', without: contents[section] }
        : { message: null, content: contents[section] }
      return untilShown(page, { isBusy: false, isTitled: true, hasWayOn: true, ...state })
    }
    for (const section of settingsSections) await open(section, !isOpenToVisitors(section))
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await signInByCode(page, 'theo@lumen.example')
    await page.getByText('This is part of your account').waitFor({ state: 'detached' })
    const headings = new Set<string>()
    for (const section of settingsSections) {
      const { heading } = await open(section, false)
      headings.add(heading)
      for (const dir of ['rtl', 'ltr']) {
        const over = await page.evaluate((it) => {
          document.documentElement.setAttribute('dir', it)
          return document.documentElement.scrollWidth - innerWidth
        }, dir)
        assert.ok(over <= 0, `${section}: ${over} px too wide, ${dir}`)
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        assert.deepEqual(await axe(page), [], `${section}, ${colorScheme}`)
      }
    }
    assert.equal(headings.size, settingsSections.length, [...headings].join())
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('save themselves, and take a refused switch back with a message, with the others as they are [M06] [M08] [G08]', async () => {
    const { page } = await demo.open('/app/settings/notifications', { viewport: { width: 390, height: 900 } })
    await press(page, 'Sign in')
    await signInByCode(page, 'bea@lumen.example')
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await box('Lumen’s own news App').waitFor()
    const answered = () =>
      new Promise<void>((resolve) => {
        demo.rules.set('update_notification_settings', async (_request, own) => {
          const answer = await own()
          resolve()
          return answer
        })
      })
    const saved = answered()
    await box('Lumen’s own news App').check({ force: true })
    await saved
    demo.rules.set('update_notification_settings', () =>
      Response.json({ code: 400, message: 'No', data: null }, { status: 400 }),
    )
    await box('Sparks and reposts Mail').evaluate((it: HTMLInputElement) => it.click())
    await page.getByRole('status').filter({ hasText: 'Something went wrong' }).first().waitFor({ state: 'attached' })
    assert.equal(await box('Sparks and reposts Mail').isChecked(), false)
    const chosen = answered()
    await page.getByRole('combobox', { name: 'How often mail comes' }).selectOption('weekly')
    await chosen
    demo.rules.clear()
    await page.reload()
    await box('Lumen’s own news App').waitFor()
    assert.deepEqual(
      [await box('Lumen’s own news App').isChecked(), await box('Security Mail').isDisabled()],
      [true, true],
    )
    assert.equal(await page.getByRole('combobox', { name: 'How often mail comes' }).inputValue(), 'weekly')
    await page.context().close()
  })

  it('say of a part that there is none, and lead back to the list [B07]', async () => {
    const { page } = await demo.open('/app/settings/nonsense')
    await page.getByRole('heading', { name: 'This page isn’t here' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.context().close()
  })
})
