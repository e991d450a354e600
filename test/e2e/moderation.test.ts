import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testAdminKey } from '../../demo/server/testing'
import { axe, type Demo, openDemo } from '../support/demo'
import { signInByCode } from '../support/signInByCode'

describe('moderation', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const openAs = async (path: string, email: string) => {
    const { page, faults } = await demo.open(path)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await signInByCode(page, email)
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    return { page, faults }
  }

  it('goes from a visitor’s report to a leader, the author and the administration [T15] [L06]', async () => {
    // A visitor reports: signs in first, then the sheet opens.
    const visitor = await demo.open('/video/harbour-lights')
    await visitor.page.getByRole('button', { name: 'More options' }).first().click()
    await visitor.page.getByRole('button', { name: 'Report', exact: true }).click()
    await signInByCode(visitor.page, 'theo@lumen.example')
    await visitor.page.getByRole('heading', { name: 'Report video' }).waitFor()
    await visitor.page.getByRole('radio', { name: 'My work, used without asking' }).check()
    await visitor.page.getByRole('textbox', { name: 'Where is the original?' }).fill('In my loop.')
    await visitor.page.getByRole('button', { name: 'Send report' }).click()
    await visitor.page.getByRole('heading', { name: 'Thanks, we’ll take a look' }).waitFor()
    await visitor.page.context().close()

    const leader = await openAs('/community/night-skies', 'mira.light@lumen.example')
    await leader.page.getByRole('button', { name: 'Reports', exact: true }).click()
    await leader.page.locator('.moderation-row').first().click()
    await leader.page.getByText('In my loop.').waitFor()
    await leader.page.getByRole('radio', { name: /^Remove and warn/ }).check()
    await leader.page.getByRole('textbox', { name: /^To / }).fill('Please ask first.')
    await leader.page.getByRole('button', { name: 'Remove and warn' }).click()
    await leader.page.getByText('Nothing to decide').waitFor()
    await leader.page.context().close()

    const author = await openAs('/community/night-skies', 'ivo@lumen.example')
    await author.page.getByRole('button', { name: /^Account of/ }).click()
    await author.page.getByRole('menuitem', { name: 'From the moderators' }).click()
    await author.page.getByText('Please ask first.').waitFor()
    await author.page.getByRole('textbox', { name: 'Your answer, once' }).fill('It is mine.')
    await author.page.getByRole('button', { name: 'Send answer' }).click()
    await author.page.getByText('Your answer waits to be read.').waitFor()
    await author.page.context().close()

    const admin = await demo.open(`/admin#${testAdminKey}`)
    await admin.page.getByRole('combobox', { name: 'Show' }).selectOption('answered')
    await admin.page.getByText('It is mine.').waitFor()
    await admin.page.getByRole('button', { name: 'Put it back' }).click()
    await admin.page.getByText('It was put back after the answer.').waitFor()
    await admin.page.getByRole('combobox', { name: 'Show' }).selectOption('log')
    for (const act of ['Put back after an answer, by the administration', /^Removed, with a warning, by /])
      await admin.page.getByRole('heading', { name: act }).waitFor()
    assert.deepEqual(await axe(admin.page), [])
    await admin.page.context().close()
    for (const { faults } of [visitor, leader, author, admin]) assert.deepEqual(faults, [])
    const answer = await fetch(`${demo.origin}/api/v3/video?slug=harbour-lights`)
    assert.equal(answer.status, 200)
  })

  it('tells who reported a video that it stays, and leads there [M06] [T15]', async () => {
    const reporter = await demo.open('/video/harbour-lights')
    await reporter.page.getByRole('button', { name: 'More options' }).first().click()
    await reporter.page.getByRole('button', { name: 'Report', exact: true }).click()
    await signInByCode(reporter.page, 'saoirse@lumen.example')
    await reporter.page.getByRole('radio', { name: 'Spam or misleading' }).check()
    await reporter.page.getByRole('button', { name: 'Send report' }).click()
    await reporter.page.getByRole('heading', { name: 'Thanks, we’ll take a look' }).waitFor()

    const leader = await openAs('/community/night-skies', 'mira.light@lumen.example')
    await leader.page.getByRole('button', { name: 'Reports', exact: true }).click()
    await leader.page.locator('.moderation-row').first().click()
    await leader.page.getByRole('radio', { name: /^Keep/ }).check()
    await leader.page.getByRole('button', { name: 'Keep', exact: true }).click()
    await leader.page.getByText('Nothing to decide').waitFor()
    await leader.page.context().close()

    await reporter.page.goto(`${demo.origin}/app/notification`)
    const row = reporter.page.getByRole('link', { name: /Your report was looked at: what you reported stays\./ })
    await row.waitFor()
    assert.deepEqual(await axe(reporter.page), [])
    await row.click()
    await reporter.page.waitForURL('**/app/video/harbour-lights')
    for (const { faults } of [reporter, leader]) assert.deepEqual(faults, [])
    await reporter.page.context().close()
  })

  it('sets a brand’s words in the administration [T15]', async () => {
    const { page, faults } = await demo.open(`/admin#${testAdminKey}`)
    const lumen = page.locator('.texts form').first()
    await lumen.getByRole('textbox', { name: 'Words' }).fill('gpu')
    await lumen.getByRole('combobox', { name: 'Links' }).selectOption('none')
    await lumen.getByRole('button', { name: 'Save' }).click()
    await lumen.getByText('Saved.').waitFor()
    await page.reload()
    assert.equal(await lumen.getByRole('textbox', { name: 'Words' }).inputValue(), 'gpu')
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
