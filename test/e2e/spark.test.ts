import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'

const slug = 'ridge-study'

/** The video's number of sparks. */
const countOf = async (page: Page): Promise<number> => {
  const answer = await page.request.get(new URL(`/api/v3/video?slug=${slug}`, page.url()).href)
  return (await answer.json()).data.counts.sparks
}

const sparkButton = (page: Page, pressed: boolean, count: number) =>
  page.getByRole('button', { name: `Spark, ${count}`, exact: true, pressed })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor()

const sendCodeTo = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(page, 'Enter code')
}

const enterCode = async (page: Page, email: string) => {
  await heading(page, 'Enter code')
  await page.getByRole('textbox', { name: 'Six digit code' }).pressSequentially(await codeFor(email, page.url()))
}

const onboard = async (page: Page, username: string) => {
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

describe('a visitor’s spark', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  it('is saved after sign-in and onboarding, counts, and lasts over a reload [L06] [F20] [D03] [D04]', async () => {
    const { page, faults, requested } = await demo.open(`/video/${slug}`)
    const before = await countOf(page)
    await sparkButton(page, false, before).first().click()
    await sendCodeTo(page, 'sparks@mail.example')
    await enterCode(page, 'sparks@mail.example')
    await onboard(page, 'sparks.fly')
    await sparkButton(page, true, before + 1)
      .first()
      .waitFor()
    assert.equal(await countOf(page), before + 1)
    assert.equal(requested.filter((path) => path === '/api/v3/spark').length, 1)

    await page.reload()
    await sparkButton(page, true, before + 1)
      .first()
      .waitFor()
    await sparkButton(page, true, before + 1)
      .first()
      .click()
    await sparkButton(page, false, before).first().waitFor()
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('is saved when the page is reloaded during the sign-in [L06] [D07]', async () => {
    const { page, faults, requested } = await demo.open(`/video/${slug}`)
    const before = await countOf(page)
    await sparkButton(page, false, before).first().click()
    await sendCodeTo(page, 'reloads@mail.example')
    await page.reload()
    await enterCode(page, 'reloads@mail.example')
    await onboard(page, 'sparks.again')
    await sparkButton(page, true, before + 1)
      .first()
      .waitFor()
    assert.equal(await countOf(page), before + 1)
    assert.equal(requested.filter((path) => path === '/api/v3/spark').length, 1)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('is saved after a sign-in on a provider’s page [L06] [D08]', async () => {
    const { page, faults, requested } = await demo.open(`/video/${slug}`)
    await sparkButton(page, false, await countOf(page))
      .first()
      .click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('Or another email address').fill('provider.sparks@mail.example')
    await page.getByLabel('Or another email address').press('Enter')
    const before = await countOf(page)
    await onboard(page, 'sparks.third')
    await sparkButton(page, true, before + 1)
      .first()
      .waitFor()
    assert.equal(await countOf(page), before + 1)
    assert.equal(requested.filter((path) => path === '/api/v3/spark').length, 1)
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('is dropped when the viewer closes the sign-in [L06]', async () => {
    const { page, requested } = await demo.open(`/video/${slug}`)
    const before = await countOf(page)
    await sparkButton(page, false, before).first().click()
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.reload()
    await sparkButton(page, false, before).first().waitFor()
    assert.equal(await page.locator('dialog[open]').count(), 0)
    assert.ok(!requested.includes('/api/v3/spark'))
    await page.context().close()
  })
})
