import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { signInByCode } from '../support/signInByCode'

const path = '/video/harbour-lights'

const showManagement = async (page: Page) => {
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('button', { name: 'Manage in Night Skies' }).click()
  await page.getByRole('heading', { name: 'Manage in Night Skies' }).waitFor()
}
const act = async (page: Page, name: string) => {
  await showManagement(page)
  await page.getByRole('button', { name, exact: true }).click()
}
const says = (page: Page, words: string) => page.locator('.toast').getByText(words).waitFor()

describe('a video in a community', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const openAs = async (email: string) => {
    const { page, faults } = await demo.open('/community/night-skies')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await signInByCode(page, email)
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.goto(demo.origin + path)
    await page.locator('.slide[data-framed]').first().waitFor()
    return { page, faults }
  }

  it('is managed by its leaders alone: comments off and on, pinned, moved, removed with a reason [M01] [T15]', async () => {
    const visitor = await demo.open(path)
    await visitor.page.getByRole('button', { name: 'More options' }).first().click()
    await visitor.page.getByRole('button', { name: 'Report', exact: true }).waitFor()
    assert.equal(await visitor.page.getByRole('button', { name: /^Manage in/ }).count(), 0)
    await visitor.page.context().close()

    const { page, faults } = await openAs('mira.light@lumen.example')
    await showManagement(page)
    assert.deepEqual(await axe(page), [])
    await page.getByRole('button', { name: 'Turn off comments' }).click()
    await says(page, 'Comments are off.')
    const reader = await demo.open(path)
    await reader.page
      .getByRole('button', { name: /^Comments, / })
      .first()
      .click()
    await reader.page.getByText('Comments are turned off.').waitFor()
    assert.equal(await reader.page.getByRole('textbox', { name: 'Comment' }).count(), 0)
    await act(page, 'Turn on comments')
    await says(page, 'Comments are on.')

    await act(page, 'Pin to the top')
    await says(page, 'It stands first in Night Skies now.')
    await act(page, 'Unpin')
    await says(page, 'It is no longer pinned.')

    await act(page, 'Move to a loop')
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await says(page, 'It is in ')

    await act(page, 'Remove from the community')
    await page.getByRole('textbox', { name: /^Why\?/ }).fill('Seen before.')
    assert.deepEqual(await axe(page), [])
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await says(page, 'It is no longer in Night Skies.')
    assert.equal((await fetch(`${demo.origin}/api/v3/video?slug=harbour-lights`)).status, 404)
    assert.deepEqual(faults, [])
    for (const it of [page, reader.page]) await it.context().close()
  })
})
