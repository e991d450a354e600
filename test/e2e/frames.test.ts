import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { testAdminKey } from '../../demo/server/testing'
import { launchAroundFrames } from '../support/browsers'
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
    browser = await launchAroundFrames()
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
    assert.equal(await frame.getByText('This browser stores nothing for this page', { exact: false }).count(), 0)
    await page.context().close()
  })

  it('signs in where storage is blocked, and shows that the session ends with the page [D10] [D13]', async () => {
    const { page, frame } = await openFramed(browser, demo, 'sandbox="allow-scripts allow-forms"')
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
    await frame.getByText('This browser stores nothing for this page', { exact: false }).waitFor()
    await frame.getByRole('button', { name: 'Close' }).click()
    await signIn(page, frame, 'sandboxed@mail.example')
    await page.context().close()
  })

  describe('a sign-in with a provider', () => {
    before(async () => {
      const answer = await fetch(`${demo.origin}/admin/brands/1`, {
        method: 'POST',
        headers: { authorization: `Bearer ${testAdminKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ return_addresses: ['/guest'] }),
      })
      assert.equal(answer.status, 200)
    })

    /** Presses the button, and gives the provider's window. */
    const openWindow = async (page: Page, frame: FrameLocator) => {
      await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
      const opened = page.waitForEvent('popup')
      await frame.getByRole('button', { name: 'Continue with Google' }).click()
      const popup = await opened
      await popup.getByRole('heading', { name: /^Sign in with/ }).waitFor()
      return popup
    }
    const faultsOf = (page: Page) => {
      const faults: string[] = []
      page.context().on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.context().on('weberror', (error) => faults.push(error.error().message))
      return faults
    }

    it('has a window of its own, which hands the sign-in to the frame and closes [D08] [D10] [F02]', async () => {
      const { page, frame } = await openFramed(browser, demo, '')
      const faults = faultsOf(page)
      const popup = await openWindow(page, frame)
      const closed = popup.waitForEvent('close')
      await popup.getByRole('button', { name: /Theo Marchetti/ }).click()
      await closed
      // The dialog continues with what this viewer has not chosen yet.
      await frame.getByRole('heading', { name: 'What are you interested in?' }).waitFor()
      const framed = page.frames().find((it) => it.url().startsWith(`${demo.origin}/guest`))
      assert.equal(framed?.url(), `${demo.origin}/guest`)
      assert.deepEqual(faults, [])
      await page.context().close()
    })

    it('continues in the dialog when the viewer closes the window, or cancels in it [D08]', async () => {
      const { page, frame } = await openFramed(browser, demo, '')
      const popup = await openWindow(page, frame)
      await popup.close()
      const button = frame.getByRole('button', { name: 'Continue with Google' })
      await frame.locator('button:not([aria-busy="true"])', { hasText: 'Google' }).waitFor()
      const opened = page.waitForEvent('popup')
      await button.click()
      const second = await opened
      const closed = second.waitForEvent('close')
      await second.getByRole('button', { name: 'Cancel' }).click()
      await closed
      await frame.locator('button:not([aria-busy="true"])', { hasText: 'Google' }).waitFor()
      assert.equal(await frame.getByText('Something went wrong').count(), 0)
      await page.context().close()
    })

    for (const [what, sandbox] of [
      ['the browser opens no window', 'sandbox="allow-scripts allow-forms allow-same-origin"'],
      ['a window could not answer', 'sandbox="allow-scripts allow-forms allow-popups"'],
    ] as const)
      it(`says so where ${what}, and a code signs in all the same [D08] [G08]`, async () => {
        const { page, frame } = await openFramed(browser, demo, sandbox)
        await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
        await frame.getByRole('button', { name: 'Continue with Google' }).click()
        await frame.getByRole('alert').filter({ hasText: 'The sign-in window was blocked.' }).waitFor()
        assert.equal(page.context().pages().length, 1)
        await frame.getByRole('textbox', { name: 'Email' }).fill('blocked@mail.example')
        await frame.getByRole('button', { name: 'Continue', exact: true }).click()
        await frame.getByRole('heading', { name: 'Enter code' }).waitFor()
        await page.context().close()
      })

    it('hands nothing to a page of another origin that opened the window [S04]', async () => {
      const { page, frame } = await openFramed(browser, demo, '')
      const popup = await openWindow(page, frame)
      // Another site's page with the same address for its window, which listens.
      const thief = await page.context().newPage()
      await thief.route('http://thief.localhost/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Thief</title>' }),
      )
      await thief.goto('http://thief.localhost/')
      const opened = thief.waitForEvent('popup')
      await thief.evaluate((address) => {
        const heard: unknown[] = []
        Object.assign(window, { heard })
        addEventListener('message', ({ data }) => heard.push(data))
        window.open(address)
      }, popup.url())
      const theirs = await opened
      const closed = theirs.waitForEvent('close')
      await theirs.getByRole('button', { name: /Theo Marchetti/ }).click()
      await closed
      assert.deepEqual(await thief.evaluate(() => (window as unknown as { heard: unknown[] }).heard), [])

      await popup.close()
      await page.context().close()
    })
  })
})
