import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../config/chromium.mjs'
import { type Demo, openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'

const guest = `<!doctype html><html lang="en"><head><title>Guest</title>
<script type="module" src="ORIGIN/dist/geuin.js" data-api-host="ORIGIN" data-brand-id="1"></script></head>
<body><geuin-auth></geuin-auth></body></html>`

/** A page of another site with ours in a frame. */
const openFramed = async (
  browser: Browser,
  demo: Demo,
  sandbox: string,
): Promise<{ page: Page; frame: FrameLocator }> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const serve = (body: string) => ({ contentType: 'text/html', body: body.replaceAll('ORIGIN', demo.origin) })
  await page.route('http://host.localhost/', (route) =>
    route.fulfill(
      serve(`<!doctype html><title>Host</title><iframe src="${demo.origin}/guest" ${sandbox}
      width="420" height="700"></iframe>`),
    ),
  )
  await page.route(`${demo.origin}/guest`, (route) => route.fulfill(serve(guest)))
  await page.goto('http://host.localhost/')
  return { page, frame: page.frameLocator('iframe') }
}

describe('in a frame of another site', () => {
  let demo: Demo
  let browser: Browser
  before(async () => {
    demo = await openDemo()
    // A frame of no origin may not ask a server on this machine; one on the web it may.
    const args = [...chromiumFlags, '--disable-features=LocalNetworkAccessChecks']
    browser = await chromium.launch({ executablePath: chromiumPath(), args })
  })
  after(async () => {
    await browser.close()
    await demo.close()
  })

  const signIn = async (page: Page, frame: FrameLocator, email: string) => {
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
    await frame.getByRole('textbox', { name: 'Email' }).fill(email)
    await frame.getByRole('button', { name: 'Continue', exact: true }).click()
    await frame.getByRole('heading', { name: 'Enter code' }).waitFor()
    const consumed = page.waitForRequest(/signinup\/code\/consume$/)
    await frame.getByRole('textbox', { name: 'Six digit code' }).pressSequentially(await codeFor(email, demo.origin))
    await frame.getByText('Show your work').waitFor()
    return (await consumed).postDataJSON()
  }

  it('signs in by code, with the same device id again [D10] [F04]', async () => {
    const { page, frame } = await openFramed(browser, demo, '')
    const body = await signIn(page, frame, 'framed@mail.example')
    assert.equal(typeof body.encrypted_device_id, 'string')
    assert.equal(await frame.getByText('This browser keeps nothing on this page', { exact: false }).count(), 0)
    await page.context().close()
  })

  it('signs in where storage is blocked, and shows that the session ends with the page [D10] [D13]', async () => {
    const { page, frame } = await openFramed(browser, demo, 'sandbox="allow-scripts allow-forms"')
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
    await frame.getByText('This browser keeps nothing on this page', { exact: false }).waitFor()
    await frame.getByRole('button', { name: 'Close' }).click()
    await signIn(page, frame, 'sandboxed@mail.example')
    await page.context().close()
  })
})
