// The settings of Lumen's site at /app/: what a viewer chooses there holds for others and after a reload.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { type Demo, openDemo, press } from '../support/demo'
import { notIn } from '../support/engine'
import { codeFor, messagesTo } from '../support/mailbox'
import { signInByCode } from '../support/signInByCode'

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
})
