import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'
import { codeFor } from '../support/mailbox'

/** Each of these works there in one window alone. */
const notInTwoWindows = notIn({ webkit: 'for its driver menus and sheets of one of two windows do not open' })

/** How long an answer may take until the other one sees it. */
const soon = { timeout: 2_000 }

describe('a closed community', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

  const known = new Set<string>()
  /** Answers the sign-in that is open, and chooses interests, as the first visit asks. */
  const signIn = async (page: Page, email: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await button(page, 'Continue').click()
    const code = page.getByRole('textbox', { name: 'Six digit code' })
    await code.waitFor()
    await code.pressSequentially(await codeFor(email, page.url()))
    if (known.has(email)) return
    known.add(email)
    await heading(page, 'What are you interested in?').waitFor()
    for (const topic of ['Aurora', 'Neon', 'Waves']) await button(page, topic).click()
    await button(page, 'Continue').click()
  }
  const openAs = async (path: string, email: string) => {
    const watched = await demo.open(path)
    await button(watched.page, 'Sign in').click()
    await signIn(watched.page, email)
    await watched.page.locator('dialog[open]').waitFor({ state: 'detached' })
    return watched
  }
  const openPart = async (page: Page, name: string) => {
    await button(page, /^Manage/).click()
    await page.locator('.manage-part').filter({ hasText: name }).click()
    await heading(page, name).waitFor()
  }
  const close = (page: Page) => page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click()

  const ask = async (page: Page, note: string) => {
    await button(page, 'Ask to join').click()
    await page.getByRole('textbox', { name: 'A few words to the moderators' }).fill(note)
    await page.locator('dialog[open] .button-primary').click()
    await button(page, 'Requested').waitFor()
  }

  it(
    'is asked, refused, asked again, accepted, and left by a ban, each seen within two seconds [M01] [F22]',
    notInTwoWindows,
    async () => {
      const leader = await openAs('/community/slow-shaders', 'oskar@lumen.example')
      const guest = await openAs('/community/slow-shaders', 'theo@lumen.example')
      await guest.page.getByText('For members only').waitFor()
      await ask(guest.page, 'I wait for light.')

      await openPart(leader.page, 'Requests to join')
      await leader.page.getByText('I wait for light.').waitFor()
      assert.deepEqual(await axe(leader.page), [])
      const name = (await leader.page.locator('.person', { hasText: '@theo' }).locator('b').textContent()) ?? ''
      await button(leader.page, `Refuse ${name}`).click()
      await button(guest.page, 'Ask to join').waitFor(soon)
      await guest.page
        .getByText(/was not accepted$/)
        .first()
        .waitFor()

      await ask(guest.page, 'Please.')
      await button(leader.page, 'Back').click()
      await leader.page.locator('.manage-part').filter({ hasText: 'Requests to join' }).click()
      await button(leader.page, `Accept ${name}`).click()
      await button(guest.page, /Joined/).waitFor(soon)
      // The content for members shows without a reload.
      await guest.page.locator('.poster-grid a').first().waitFor()
      await guest.page.getByRole('tab', { name: /^Members/ }).click()
      await guest.page.locator('.person').first().waitFor()

      await button(leader.page, 'Back').click()
      await leader.page.locator('.manage-part').filter({ hasText: 'Members' }).click()
      await leader.page.locator('dialog[open]').getByRole('textbox', { name: 'Search members' }).fill('theo')
      await button(leader.page, `What to do about ${name}`).click()
      await leader.page.getByRole('menuitem', { name: 'Ban', exact: true }).click()
      await leader.page.getByRole('textbox', { name: 'Reason' }).fill('Sold lamps.')
      await leader.page.locator('dialog[open] .button-danger').click()
      await leader.page.getByText(`${name} is banned`).first().waitFor()
      await guest.page.getByText('You can’t join this community').waitFor(soon)
      await guest.page.locator('.standing', { hasText: 'Sold lamps.' }).waitFor()
      assert.deepEqual(await axe(guest.page), [])

      // The act and its reason are in the activity; the ban is lifted again.
      await button(leader.page, 'Back').click()
      await leader.page.locator('.manage-part').filter({ hasText: 'Activity' }).click()
      await leader.page.getByText('Sold lamps.').waitFor()
      await button(leader.page, 'Back').click()
      await leader.page.locator('.manage-part').filter({ hasText: 'Banned people' }).click()
      await button(leader.page, `Lift the ban of ${name}`).click()
      await leader.page.getByText(`${name} may join again`).first().waitFor()
      for (const { faults, page } of [leader, guest]) {
        // A visitor of a closed community is refused its videos.
        assert.deepEqual(
          faults.filter((fault) => !/^403 \/goservices\/feed\/community$|status of 403/.test(fault)),
          [],
        )
        await page.context().close()
      }
    },
  )

  it(
    'lets in who follows an invitation, through the sign-in, until it is taken back [M01] [F22]',
    notInTwoWindows,
    async () => {
      const leader = await openAs('/community/slow-shaders', 'oskar@lumen.example')
      await openPart(leader.page, 'Invitations')
      await button(leader.page, 'Create link').click()
      // The list has one already, which is over.
      const rows = leader.page.locator('.manage-invite')
      const open = rows.filter({ has: button(leader.page, 'Take back') })
      const address = (await open.locator('bdi').textContent()) ?? ''
      const row = rows.filter({ hasText: address })
      const link = new URL(address)
      assert.equal(link.pathname, '/community/slow-shaders')

      const guest = await demo.open(link.pathname + link.search)
      await guest.page.getByText('invites you to Slow Shaders').waitFor()
      assert.deepEqual(await axe(guest.page), [])
      await guest.page.locator('dialog[open] .button-primary').click()
      await signIn(guest.page, 'kofi.m@lumen.example')
      await button(guest.page, /Joined/).waitFor()
      await guest.page.locator('.poster-grid a').first().waitFor()
      assert.equal(new URL(guest.page.url()).search, '')
      await guest.page.context().close()

      await row.getByRole('button', { name: 'Take back' }).click()
      await leader.page.locator('dialog[open] .button-danger').click()
      await row.getByText('taken back').waitFor()
      const late = await demo.open(link.pathname + link.search)
      await late.page.getByText('This invitation is over').waitFor()
      await close(late.page)
      assert.equal(new URL(late.page.url()).search, '')
      await late.page.context().close()
      await leader.page.context().close()
    },
  )
})
