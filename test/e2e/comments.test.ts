import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'

const path = '/video/aurora-over-the-ridge'

const openComments = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Comments, / })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Comment' }).waitFor()
  await page.locator('.comments article').first().waitFor()
  // It slides in; WebKit places what has ended with the next frame.
  await page.locator('.comments').evaluate(async (panel) => {
    await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
  })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor()

/** From the dialog that asks for an address to its end. */
const signUp = async (page: Page, username: string) => {
  const email = `${username}@mail.example`
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page, 'Enter code')
  await page.getByRole('textbox', { name: 'Six digit code' }).pressSequentially(await codeFor(email, page.url()))
  await heading(page, 'Community guidelines')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page, 'What are you interested in?')
  await page.getByRole('button', { name: 'Surprise Me' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page, 'Choose your username')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByText('This username is free.').waitFor()
  await page.keyboard.press('Enter')
  await heading(page, `Welcome, ${username}`)
  await page.getByRole('button', { name: 'Let’s go' }).click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Comment' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

const sent = (page: Page, text: string) =>
  page.locator('.comments article').filter({ hasText: text }).locator('.comment-spark').waitFor()

/** Waits until what opens has opened: until then it moves. */
const opened = (page: Page) =>
  page.locator('.comments').evaluate(async (panel) => {
    const root = panel.getRootNode() as ShadowRoot
    const ending = root
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** Writes on one page, and waits until it is announced on another one; how soon that is, `npm run bench` measures. */
const arrives = async (writer: Page, reader: Page, text: string, count: string) => {
  await write(writer, text)
  await sent(writer, text)
  await reader.getByRole('button', { name: count }).waitFor()
}

describe('comments', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('of a visitor are sent after sign-in and onboarding, and a draft outlives a reload [L06] [L07] [D03]', async () => {
    const { page, faults } = await demo.open(path)
    await openComments(page)
    await page.getByRole('textbox', { name: 'Comment' }).fill('Half a thought')
    await page.reload()
    await openComments(page)
    assert.equal(await page.getByRole('textbox', { name: 'Comment' }).inputValue(), 'Half a thought')
    await write(page, 'A whole thought')
    await signUp(page, 'thinks.twice')
    await sent(page, 'A whole thought')
    assert.equal(await page.getByRole('textbox', { name: 'Comment' }).inputValue(), '')
    assert.deepEqual(await axe(page), [])
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('appear in another browser without a jump and in their order, also after a restart of the server [T13]', async () => {
    const writer = await demo.open(path)
    await openComments(writer.page)
    await write(writer.page, 'To sign in')
    await signUp(writer.page, 'writes.often')
    await sent(writer.page, 'To sign in')
    const reader = await demo.open(path)
    await openComments(reader.page)
    await opened(reader.page)
    const first = reader.page.locator('.comments article').first()
    // The picture of who wrote it may still load.
    const seen = async () => [await first.locator('.comment-words').textContent(), await first.boundingBox()]
    const before = await seen()

    await arrives(writer.page, reader.page, 'Across the room', '1 new comment')
    assert.deepEqual(await seen(), before)

    await demo.restart()
    await arrives(writer.page, reader.page, 'After the night', '2 new comments')
    assert.deepEqual(await seen(), before)
    await reader.page.getByRole('button', { name: '2 new comments' }).click()
    await reader.page.getByText('After the night').waitFor()
    const words = await reader.page.locator('.comments article .comment-words').allTextContents()
    const places = ['After the night', 'Across the room'].map((text) => words.findIndex((it) => it.includes(text)))
    assert.deepEqual(places, [0, 1])
    for (const { page } of [writer, reader]) await page.context().close()
  })
})
