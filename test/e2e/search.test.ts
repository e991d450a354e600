// The search of the whole site: by keyboard alone, with the browser's Back and a reload.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Demo, openDemo } from '../support/demo'

describe('searching in <geuin-app> [M05]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('goes from suggestions to results to a community and back, by keyboard', async () => {
    const { page, faults } = await demo.open('/app/search')
    const field = page.getByRole('combobox')
    await field.focus()
    await page.keyboard.type('nigth')
    await page.getByRole('option', { name: /^Did you mean “night/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Communities' }).waitFor()
    assert.equal(new URL(page.url()).search, '?q=nigth')
    await page.getByRole('tab', { name: 'Communities' }).click()
    await page.waitForURL('**/app/search?q=nigth&kind=communities')
    await page.reload()
    await page.getByRole('tab', { name: 'Communities', selected: true }).waitFor()
    await page.getByRole('link', { name: 'Night Skies' }).click()
    await page.waitForURL('**/app/community/night-skies')
    await page.goBack()
    await page.getByRole('tab', { name: 'Communities', selected: true }).waitFor()
    assert.equal(await field.inputValue(), 'nigth')
    // Without the viewer's consent words are remembered by the page alone, which was loaded anew.
    await field.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByRole('button', { name: 'nigth', exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(faults, [])
  })
})
