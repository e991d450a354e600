import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { codeFor, messagesTo } from '../support/mailbox'
import { tabUntil } from '../support/tabUntil'

const start = '/community.html'
const minute = 60_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const focused = (what: Locator) => what.and(what.page().locator(':focus')).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, message: string) => page.locator('.toast', { hasText: message }).waitFor()
/** WebKit's faults are those of all windows, and another window's session may have ended. */
const notOfEndedSession = (fault: string) => !fault.startsWith('401 ')
const signedOut = (page: Page) => button(page, 'Sign in').first().waitFor()

const tabTo = async (what: Locator) => {
  const page = what.page()
  await what.waitFor()
  const isThere = async () => (await what.and(page.locator(':focus')).count()) > 0
  assert.ok(await tabUntil(page, isThere), `Tab does not reach ${what}`)
}

const pressByKeyboard = async (what: Locator) => {
  await tabTo(what)
  await what.page().keyboard.press('Enter')
}

/** Follows items of the account menu, by keyboard. */
const choose = async (page: Page, ...items: string[]) => {
  await pressByKeyboard(page.getByRole('button', { name: /^Account of/ }))
  for (const name of items) {
    const item = page.getByRole('menuitem', { name, exact: true })
    await item.waitFor()
    for (let count = 0; count < 15 && !(await item.and(page.locator(':focus')).count()); count += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
}

describe('a viewer’s account by keyboard, in a browser', () => {
  let demo: Demo
  let count = 0
  /** Milliseconds that the server is ahead. */
  let ahead = 0
  let email: string

  before(async () => {
    demo = await openDemo({ now: () => new Date(Date.now() + ahead) })
  })
  beforeEach(() => {
    ahead = 0
    demo.rules.clear()
    count += 1
    email = `account-${count}@mail.example`
  })
  after(() => demo.close())

  /** Signs in, as a new viewer the first time. */
  const signIn = async (options?: BrowserContextOptions) => {
    const watched = await demo.open(start, options)
    const { page } = watched
    await pressByKeyboard(button(page, 'Sign in').first())
    await focused(page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await focused(page.getByRole('textbox', { name: 'Six digit code' }))
    await page.keyboard.type(await codeFor(email, page.url()))
    await heading(page, 'Community guidelines')
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    return watched
  }
  const typeCode = async (page: Page, to: string) => {
    await focused(page.getByRole('textbox', { name: 'Six digit code' }))
    await page.keyboard.type(await codeFor(to, page.url()))
  }

  describe('the list of devices', () => {
    it('names each device and signs one out, which notices it when it is seen again [D13] [N03] [T08]', async () => {
      const there = await signIn({ userAgent: iPhone })
      const { page, faults } = await signIn({ userAgent: firefox, viewport: { width: 360, height: 740 } })
      await choose(page, 'Devices')
      await heading(page, 'Devices')
      const rows = page.locator('.device')
      await rows.nth(1).waitFor()
      const words = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText.trim().split('\n')))
      assert.deepEqual(words, [
        ['Firefox on Linux This device', 'Active now'],
        ['Safari on iPhone', 'Just now', 'Log out'],
      ])
      assert.deepEqual(await axe(page), [])
      await pressByKeyboard(button(page, 'Log out Safari on iPhone'))
      await page.getByText('Log out Safari on iPhone?').waitFor()
      await focused(button(page, 'Log out'))
      assert.deepEqual(await axe(page), [])
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await focused(button(page, 'Log out Safari on iPhone'))
      await page.keyboard.press('Enter')
      await focused(button(page, 'Log out'))
      await page.keyboard.press('Enter')
      await toast(page, 'Safari on iPhone is logged out')
      await page.getByText('You are signed in nowhere else.').waitFor()
      await focused(page.locator('.devices'))
      assert.deepEqual(await axe(page), [])
      assert.deepEqual(faults.filter(notOfEndedSession), [])

      await there.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await signedOut(there.page)
      await page.context().close()
      await there.page.context().close()
    })

    it('signs out everywhere else, or here too [D13] [T08]', async () => {
      const first = await signIn({ userAgent: iPhone })
      const { page } = await signIn()
      await choose(page, 'Devices')
      await pressByKeyboard(button(page, 'Log out everywhere else'))
      await page.getByText('Log out the other device? You stay signed in here.').waitFor()
      await pressByKeyboard(button(page, 'Log out'))
      await toast(page, 'All other devices are logged out')
      await first.page.reload()
      await signedOut(first.page)

      ahead += minute
      const second = await signIn({ userAgent: iPhone })
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await choose(page, 'Devices')
      await pressByKeyboard(button(page, 'Log out everywhere'))
      await page.getByText('Log out all 2 devices, this one too? To sign in again, you need a code.').waitFor()
      await pressByKeyboard(button(page, 'Log out'))
      await signedOut(page)
      await second.page.reload()
      await signedOut(second.page)
      for (const it of [first, second]) await it.page.context().close()
      await page.context().close()
    })

    it('shows its shape while it loads, and what failed with a way to try again', async () => {
      const { page } = await signIn()
      let answer = () => {}
      const released = new Promise<void>((resolve) => {
        answer = resolve
      })
      demo.rules.set('/session/list', async () => {
        await released
        return null
      })
      await choose(page, 'Devices')
      await page.locator('.devices[aria-busy="true"] .skeleton').first().waitFor()
      assert.deepEqual(await axe(page), [])
      answer()
      await heading(page, 'The list didn’t load')
      assert.deepEqual(await axe(page), [])
      demo.rules.clear()
      await pressByKeyboard(button(page, 'Retry'))
      await page.locator('.device', { hasText: 'This device' }).waitFor()
      await page.context().close()
    })

    it('keeps a device that could not be signed out, and says why', async () => {
      const there = await signIn({ userAgent: iPhone })
      const { page } = await signIn()
      await choose(page, 'Devices')
      demo.rules.set('/session/end', () => null)
      await pressByKeyboard(button(page, 'Log out Safari on iPhone'))
      await pressByKeyboard(button(page, 'Log out'))
      await page.getByText('There is no connection. Check it and try again.').waitFor()
      demo.rules.clear()
      await pressByKeyboard(button(page, 'Log out'))
      await toast(page, 'Safari on iPhone is logged out')
      await page.context().close()
      await there.page.context().close()
    })
  })

  describe('a new email address', () => {
    /** Changes the address of a viewer who signed in long ago. */
    const change = async (page: Page, to: string) => {
      ahead += 6 * minute
      await choose(page, 'Edit profile', 'Email address')
      await focused(page.getByRole('textbox', { name: 'Email' }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(to)
      await page.keyboard.press('Enter')
      await heading(page, 'Confirm it’s you')
    }

    it('needs a code to the present one, then its own; both addresses survive a reload [D05] [F05] [C06] [T07]', async () => {
      const { page } = await signIn({ viewport: { width: 360, height: 740 } })
      const next = `new-${email}`
      await change(page, next)
      await page.getByText('ac••@mail.example').waitFor()
      assert.deepEqual(await axe(page), [])
      await page.reload()
      await heading(page, 'Confirm it’s you')
      await typeCode(page, email)
      await heading(page, 'Verify your email')
      await page.getByText(next).waitFor()
      assert.deepEqual(await axe(page), [])
      await typeCode(page, next)
      await toast(page, 'Your email has been updated')
      await page.context().close()
    })

    it('asks nothing more of who signed in just now [D05]', async () => {
      const { page } = await signIn()
      await choose(page, 'Edit profile', 'Email address')
      await focused(page.getByRole('textbox', { name: 'Email' }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(`new-${email}`)
      await page.keyboard.press('Enter')
      await heading(page, 'Verify your email')
      await page.context().close()
    })

    /** The link in the notice to the former address. */
    const undoLink = async (page: Page) => {
      const next = `new-${email}`
      await change(page, next)
      await typeCode(page, email)
      await heading(page, 'Verify your email')
      await typeCode(page, next)
      await toast(page, 'Your email has been updated')
      await demo.runJobs()
      const [notice] = await messagesTo(email, page.url())
      return /http\S+\/undo\/\S+/.exec(notice?.text ?? '')?.[0] ?? assert.fail(notice?.text)
    }

    /** Whether the page fits, at each width. */
    const fits = async (page: Page) => {
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`)
      }
    }

    for (const colorScheme of ['light', 'dark'] as const)
      it(`is taken back on the page of its notice, ${colorScheme}, which works once [F05] [S04]`, async () => {
        const { page } = await signIn({ colorScheme })
        const link = await undoLink(page)
        const { page: other, faults } = await demo.open(new URL(link).pathname, { colorScheme })
        await heading(other, 'Take your address back?')
        await other.getByText(email).waitFor()
        assert.deepEqual(await axe(other), [])
        await fits(other)
        await pressByKeyboard(button(other, 'Undo the change'))
        await heading(other, 'Your address is back')
        assert.deepEqual(await axe(other), [])
        await fits(other)
        assert.deepEqual(faults.filter(notOfEndedSession), [])
        await other.goto(link)
        await heading(other, 'This link is over')
        assert.deepEqual(await axe(other), [])
        await fits(other)
        await page.reload()
        await signedOut(page)
        await page.context().close()
        await other.context().close()
      })

    it('stays when the notice is older than three days, or its reader leaves it [F05] [S04]', async () => {
      const { page } = await signIn()
      const link = await undoLink(page)
      await page.goto(link)
      await pressByKeyboard(page.getByRole('link', { name: 'Leave it as it is' }))
      await page.waitForURL((url) => !url.pathname.startsWith('/undo'))
      ahead += 4 * 24 * 60 * minute
      await page.goto(link)
      await heading(page, 'This link is over')
      assert.deepEqual(await axe(page), [])
      await page.context().close()
    })
  })

  it('is deleted by the button alone, with a code from the mail [D06] [C10] [F15]', async () => {
    const { page } = await signIn({ viewport: { width: 360, height: 740 } })
    ahead += minute
    await choose(page, 'Edit profile', 'Delete account')
    await heading(page, 'Delete account?')
    assert.deepEqual(await axe(page), [])
    await pressByKeyboard(button(page, 'Delete'))
    await heading(page, 'Confirm deletion')
    await typeCode(page, email)
    await button(page, 'Delete account').and(page.locator(':enabled')).waitFor()
    assert.deepEqual(await axe(page), [])
    await pressByKeyboard(button(page, 'Delete account'))
    await page.waitForURL(`${demo.origin}/home`)
    await page.goto(demo.origin + start)
    await signedOut(page)
    await page.context().close()
  })
})
