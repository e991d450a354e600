import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'

describe('the loops of a community', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const card = (page: Page, name: string) => page.locator('.loop-card', { hasText: name })

  const toast = (page: Page, words: string) => page.locator('.toast', { hasText: words }).waitFor()

  /** What axe finds in the open sheet once nothing in it moves. */
  const faultsOf = async (page: Page) => {
    await page
      .locator('dialog[open]')
      .last()
      .evaluate((it) => Promise.allSettled(it.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    return axe(page)
  }

  /** Somebody's loops of a community. */
  const openAs = async (slug: string, email: string) => {
    const watched = await demo.open(`/community/${slug}`)
    const { page } = watched
    await button(page, 'Sign in').click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await button(page, 'Continue').click()
    const code = page.getByRole('textbox', { name: 'Six digit code' })
    await code.waitFor()
    await code.pressSequentially(await codeFor(email, page.url()))
    // Who leaves the onboarding has signed in all the same.
    await page.getByRole('heading', { name: 'What are you interested in?' }).waitFor()
    await button(page, 'Close').click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: /^Loops/ }).click()
    return watched
  }
  /** Opens what runs a loop. */
  const manage = async (page: Page, name: string) => {
    await card(page, name)
      .getByRole('button', { name: /^Manage/ })
      .click()
    await page.getByRole('heading', { name: 'Manage loop' }).waitFor()
  }

  it('are created, asked for, opened to who waits, and archived, each seen by the other [M02] [F21]', async () => {
    const leader = await openAs('night-skies', 'mira.light@lumen.example')
    await button(leader.page, 'New loop').click()
    await leader.page.getByRole('textbox', { name: 'Name' }).pressSequentially('Blue hour')
    await leader.page.getByRole('textbox', { name: 'Description' }).fill('Hours of it.')
    await leader.page.getByRole('checkbox', { name: /^Closed loop/ }).check()
    assert.deepEqual(await faultsOf(leader.page), [])
    await button(leader.page, 'Create loop').click()
    await toast(leader.page, 'Blue hour is there')
    await card(leader.page, 'Blue hour').waitFor()

    const ivo = await openAs('night-skies', 'ivo@lumen.example')
    await card(ivo.page, 'Blue hour')
      .getByText(/Closed$/)
      .waitFor()
    await card(ivo.page, 'Darkroom').getByText('Requested').waitFor()
    assert.equal(await button(ivo.page, 'New loop').count(), 0)
    assert.equal(await ivo.page.getByRole('button', { name: /^Manage/ }).count(), 0)

    await card(leader.page, 'Darkroom')
      .getByRole('button', { name: 'Manage Darkroom, 3 people wait to join' })
      .waitFor()
    await manage(leader.page, 'Darkroom')
    await button(leader.page, /^Requests to join/).click()
    await leader.page.getByText('I have a lighthouse that will not turn.').waitFor()
    assert.deepEqual(await faultsOf(leader.page), [])
    const name = (await leader.page.locator('.person', { hasText: '@ivo' }).locator('b').textContent()) ?? ''
    await button(leader.page, `Accept ${name}`).click()
    await toast(leader.page, `${name} is a member now`)
    await button(leader.page, 'Close').first().click()
    await ivo.page.reload()
    await ivo.page.getByRole('tab', { name: /^Loops/ }).click()
    await card(ivo.page, 'Darkroom').getByText('Joined').waitFor()

    await manage(leader.page, 'Blue hour')
    await button(leader.page, 'Archive').click()
    await leader.page.getByRole('heading', { name: 'Archive Blue hour?' }).waitFor()
    assert.deepEqual(await faultsOf(leader.page), [])
    await leader.page.locator('dialog[open] .button-danger').click()
    await toast(leader.page, 'Blue hour is archived')
    await button(leader.page, 'Close').first().click()
    await card(leader.page, 'Blue hour').waitFor({ state: 'detached' })
    await button(leader.page, 'Archived loops').click()
    await button(leader.page, 'Bring back Blue hour').waitFor()
    assert.deepEqual(await axe(leader.page), [])
    assert.equal(await button(ivo.page, 'Archived loops').count(), 0)
    await ivo.page.reload()
    await ivo.page.getByRole('tab', { name: /^Loops/ }).click()
    await card(ivo.page, 'Darkroom').waitFor()
    assert.equal(await card(ivo.page, 'Blue hour').count(), 0)
    await button(leader.page, 'Bring back Blue hour').click()
    await toast(leader.page, 'Blue hour is back')
    // For a moment it is in both lists.
    await button(leader.page, 'Bring back Blue hour').waitFor({ state: 'detached' })
    await card(leader.page, 'Blue hour').waitFor()
    await ivo.page.reload()
    await ivo.page.getByRole('tab', { name: /^Loops/ }).click()
    await card(ivo.page, 'Blue hour').waitFor()
    for (const { faults } of [leader, ivo]) assert.deepEqual(faults, [])
  })
})
