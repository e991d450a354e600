import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'

const path = '/article.html'
const codePath = '/api/v4/auth/signinup/code'
let count = 0
const newEmail = () => {
  count += 1
  return `codes-${count}@example.com`
}

describe('a sign-in by code, in a browser', () => {
  let demo: Demo
  /** Milliseconds that the server is ahead. */
  let ahead = 0
  const sent = new Map<string, string[]>()
  const codesFor = (address: string) => sent.get(address) ?? []

  before(async () => {
    demo = await openDemo({
      now: () => new Date(Date.now() + ahead),
      messenger: {
        mail: async (to, { text, subject }) => {
          if (to.endsWith('@gone.example')) throw new Error('550 no such mailbox')
          sent.set(to, [...codesFor(to), /\b\d{6}\b/.exec(subject + text)?.[0] ?? ''])
        },
        text: undefined,
      },
    })
  })
  beforeEach(() => {
    ahead = 0
  })
  after(() => demo.close())

  const open = async () => {
    const { page } = await demo.open(path)
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    return page
  }
  const submit = async (page: Page, email: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.keyboard.press('Enter')
  }
  const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
  const focused = (what: Locator) => what.and(what.page().locator(':focus')).waitFor()
  const digits = (page: Page) => page.getByRole('textbox', { name: 'Six digit code' })

  /** A further request for a code, as this browser's last one was. */
  const askAgain = (email: string) =>
    fetch(demo.origin + codePath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-brand-id': '1' },
      body: JSON.stringify({ ...(demo.bodies.get(codePath) as object), email }),
    })

  it('continues after a reload at the same step, without a second code', async () => {
    const page = await open()
    const email = newEmail()
    await submit(page, email)
    await digits(page).waitFor()
    await page.reload()
    await digits(page).waitFor()
    await says(page, email)
    await says(page, /^Resend code in 0:[12]\d$/)
    assert.equal(codesFor(email).length, 1)
    await page.keyboard.type(codesFor(email)[0] ?? '')
    await page.getByRole('heading', { name: 'Community guidelines' }).waitFor()
  })

  it('shows an error when a step does not load, and retries', async () => {
    const { page } = await demo.open(path)
    demo.rules.set('/chunks/SignIn', () => new Response(null, { status: 503 }))
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await says(page, 'This didn’t load')
    demo.rules.clear()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
  })

  it('works by keyboard alone, and returns the focus', async () => {
    const { page } = await demo.open(path)
    const button = page.getByRole('button', { name: 'Sign in', exact: true }).first()
    await button.waitFor()
    while (!(await button.evaluate((it) => it.matches(':focus')))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'Email' })
    await field.waitFor()
    const email = newEmail()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await digits(page).waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await focused(page.getByRole('button', { name: 'Back', exact: true }))
    await page.keyboard.press('Enter')
    await field.waitFor()
    assert.equal(await field.inputValue(), email)
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    await focused(button)
  })

  it('shows the server’s message when a mail can’t be delivered, and after too many tries [G01] [G04]', async () => {
    const page = await open()
    const email = `nobody-${count}@gone.example`
    await submit(page, email)
    await says(page, 'The code could not be sent. Please check the address, or use another one.')
    for (const _ of [2, 3, 4, 5]) assert.equal((await (await askAgain(email)).json()).code, 5262)
    await page.keyboard.press('Enter')
    await says(page, 'Too many codes were sent to this address. Please try again in 10 minutes.')
  })

  it('shows how long to wait, in seconds and in minutes [G03]', async () => {
    const email = newEmail()
    const page = await open()
    await submit(page, newEmail())
    await digits(page).waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    await askAgain(email)
    await submit(page, email)
    await says(page, /^Please try again after 00:(30|[12]\d)!$/)
    ahead = 31_000
    await askAgain(email)
    ahead = 92_000
    await askAgain(email)
    await page.keyboard.press('Enter')
    await says(page, /^Please try again after 0(2:00|1:[345]\d) minutes!$/)
  })

  it('shows that text messages are not available where the server has no SMS service [G02]', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Use phone number instead' }).click()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+1 415 555 2671')
    await page.keyboard.press('Enter')
    await says(page, 'Unable to send the code. Please use another phone number or email to log in.')
  })

  it('rejects an expired code, and accepts the next one [G05] [D07]', async () => {
    const page = await open()
    const email = newEmail()
    await submit(page, email)
    await digits(page).waitFor()
    ahead = 11 * 60_000
    await page.keyboard.type(codesFor(email)[0] ?? '')
    await says(page, 'Invalid OTP')
    await says(page, 'This code is not valid any more. Please ask for a new one.')
  })
})
