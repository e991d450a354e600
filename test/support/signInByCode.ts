import type { Page } from 'playwright-core'
import { codeFor } from './mailbox'

/** Answers the sign-in that a page has open, with an account of the demo, up to its code. */
export const enterCode = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const code = page.getByRole('textbox', { name: 'Six digit code' })
  await code.waitFor()
  await code.pressSequentially(await codeFor(email, page.url()))
}

/** The same; its onboarding is left. */
export const signInByCode = async (page: Page, email: string) => {
  await enterCode(page, email)
  // Who leaves the onboarding has signed in all the same.
  await page.getByRole('heading', { name: /^(Community guidelines|What are you interested in\?)$/ }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
}
