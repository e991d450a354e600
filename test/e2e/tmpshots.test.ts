import { it } from 'node:test'
import { openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'

it('shots', async () => {
  const demo = await openDemo()
  const { page, faults } = await demo.open('/app/settings', { viewport: { width: 1440, height: 900 } })
  const shot = async (name: string) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/shots/s-${name}.png` })
  }
  const step = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      console.log(name, String(error).slice(0, 300))
    }
  }
  await step('visitor', async () => {
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await shot('visitor-1440')
  })
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  const email = 'mira.light@lumen.example'
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const code = page.getByRole('textbox', { name: 'Six digit code' })
  await code.waitFor()
  await code.pressSequentially(await codeFor(email, page.url()))
  await page.getByRole('heading', { name: 'Profile' }).waitFor()
  await shot('profile-1440')
  for (const [width, height] of [
    [1440, 900],
    [768, 900],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const section of ['', 'profile', 'sign-in', 'devices', 'privacy', 'appearance', 'contact', 'delete']) {
      await step(section, async () => {
        await page.goto(`${demo.origin}/app/settings/${section}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await shot(`${section || 'list'}-${width}`)
      })
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const section of ['', 'privacy', 'appearance']) {
    await page.goto(`${demo.origin}/app/settings/${section}`)
    await page.waitForLoadState('networkidle')
    await shot(`dark-${section || 'list'}-360`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.origin}/app/settings/privacy`)
  await page.waitForLoadState('networkidle')
  await shot('dark-privacy-1440')
  console.log(faults)
  await demo.close()
})
