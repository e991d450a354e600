/** Signs in as one of the demo's people. Returns what the browser has stored of it, for other contexts. */
export const signIn = async (browser, origin) => {
  const email = 'mira.light@lumen.example'
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/article.html`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'Six digit code' })
  await code.waitFor()
  const answer = await context.request.get(`${origin}/mailbox/messages.json`)
  const { messages } = await answer.json()
  const { subject, text } = messages.find(({ to }) => to === email)
  await code.pressSequentially(/\b\d{6}\b/.exec(`${subject} ${text}`)[0])
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}
