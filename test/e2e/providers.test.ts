import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'

const noSwitch = 'its driver does not switch scripts off'

const start = '/community.html?list=a%20b&list=c&code=own#part'

/** The kept session's account, or null when nobody is signed in. */
const viewerOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith('geuinSession '))
    const { user } = JSON.parse((key && localStorage.getItem(key)) || '{}')
    return (user ?? null) as { name: string; email: string; nickname: string } | null
  })

const signedIn = async (page: Page) => {
  await page.waitForFunction(() => Object.keys(localStorage).some((it) => it.startsWith('geuinSession ')))
  return viewerOf(page)
}

const failureToast = (page: Page) => page.getByText('Something went wrong, please try again later').first().waitFor()

/** From the page to the provider's, by the button of the sign-in. */
const leaveBy = async (page: Page, button: string) => {
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: /^Sign in with/ }).waitFor()
}

const backPath = '/api/v4/auth/provider/back/'

describe('a sign-in with a provider, in a browser', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  afterEach(() => demo.rules.clear())
  after(() => demo.close())

  /** Our own address with the provider's code, and the page's with ours, once the browser has been to both. */
  const watchCodes = () => {
    const seen = { own: '', page: '' }
    demo.rules.set(backPath, async ({ url }, own) => {
      const answer = await own()
      seen.own = url
      seen.page = answer.headers.get('location') ?? ''
      return answer
    })
    return seen
  }

  for (const [id, button] of [
    ['google', 'Continue with Google'],
    ['apple', 'Continue with Apple'],
    ['lumen-id', 'Continue with Lumen'],
  ] as const) {
    it(`goes to ${id} and comes back to the same page, signed in [D08] [F01] [F02]`, async () => {
      const { page, faults } = await demo.open(start)
      const codes = watchCodes()
      await leaveBy(page, button)
      const { pathname, searchParams } = new URL(page.url())
      assert.equal(pathname, `/id/${id}/authorize`)
      assert.equal(searchParams.get('prompt'), 'consent')
      assert.equal(await page.locator('script').count(), 0)
      await page.getByRole('button', { name: /Theo Marchetti/ }).click()
      const viewer = await signedIn(page)
      assert.deepEqual([viewer?.name, viewer?.nickname], ['Theo Marchetti', 'theo'])
      assert.equal(page.url(), demo.origin + start)
      assert.deepEqual(faults, [])
      // The provider's own code never gets to the page, and ours to no server but in the body that signs in.
      const [address, fragment = ''] = codes.page.split('#')
      assert.equal(address, demo.origin + start.replace('#part', ''))
      assert.notEqual(new URL(codes.own).searchParams.get('code'), new URLSearchParams(fragment).get('code'))

      // The same address again, as from the browser's history or a log.
      await page.evaluate(() => localStorage.clear())
      await page.goto('about:blank')
      await page.goto(codes.page)
      await failureToast(page)
      assert.equal(await viewerOf(page), null)
      await page.context().close()
    })
  }

  it('a cancelled one returns to the page without an error, signed out [D08]', async () => {
    const { page } = await demo.open(start)
    await leaveBy(page, 'Continue with Google')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    assert.equal(await page.getByText('Something went wrong').count(), 0)
    await page.waitForURL(demo.origin + start)
    assert.equal(await viewerOf(page), null)
    await page.context().close()
  })

  it('one that this browser did not start is rejected with an error [D09] [G08]', async () => {
    const other = await demo.open(start)
    // An attacker's own sign-in, whose last step is sent to another viewer.
    const lastStep = new Promise<string>((resolve) => {
      demo.rules.set(backPath, ({ url }) => {
        resolve(url)
        return new Response(null, { status: 204 })
      })
    })
    await leaveBy(other.page, 'Continue with Google')
    await other.page.getByRole('button', { name: /Theo Marchetti/ }).click()
    const stolenStep = await lastStep
    demo.rules.clear()
    const stolen = (await fetch(stolenStep, { redirect: 'manual' })).headers.get('location') ?? ''
    assert.ok(stolen.startsWith(`${demo.origin}/community.html`))

    const { page } = await demo.open(stolen.slice(demo.origin.length))
    await failureToast(page)
    assert.equal(await viewerOf(page), null)
    assert.doesNotMatch(page.url(), /state=|provider=/)
    await page.context().close()
    await other.page.context().close()
  })

  it('asks again for an invalid address, and accepts a typed one [E01]', async () => {
    const { page } = await demo.open(start)
    await leaveBy(page, 'Continue with Apple')
    await page.getByLabel('Or another email address').fill('newcomer@mail')
    await page.getByRole('button', { name: 'Continue' }).click()
    const field = page.getByLabel('Or another email address')
    await page.getByText('Please enter a valid email address.').waitFor()
    assert.equal(await field.getAttribute('aria-invalid'), 'true')
    assert.deepEqual(await axe(page), [])
    await field.fill('newcomer@mail.example')
    await field.press('Enter')
    assert.equal((await signedIn(page))?.email, 'newcomer@mail.example')
    await page.context().close()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    it(`its pages keep to their security policy, fit 360 px and are accessible, ${colorScheme} [N08]`, async () => {
      const { page, faults } = await demo.open(start, { colorScheme, viewport: { width: 360, height: 800 } })
      const fits = async () => {
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
        assert.deepEqual(await axe(page), [])
      }
      await leaveBy(page, 'Continue with Google')
      await fits()
      await page.goto(`${demo.origin}/members`)
      await fits()
      assert.deepEqual(faults, [])
      await page.context().close()
    })

  it(
    'works with a provider whose pages have no scripts [N08]',
    notIn({ firefox: noSwitch, webkit: noSwitch }),
    async () => {
      const { page } = await demo.open(start)
      await leaveBy(page, 'Continue with Google')
      const address = page.url()
      await page.context().close()
      const plain = await demo.browser.newContext({ javaScriptEnabled: false })
      const tab = await plain.newPage()
      await tab.goto(address)
      await tab.getByRole('button', { name: /Robin Vale/ }).click()
      await tab.waitForURL(/community\.html\?.*#provider=google&code=.*state=geuin-/)
      await plain.close()
    },
  )

  it('is not needed on a site that signs its viewers in by token, once per token [D12]', async () => {
    const { page, faults, requested } = await demo.open('/members')
    await page.getByRole('link', { name: 'Robin Vale' }).click()
    assert.equal((await signedIn(page))?.name, 'Robin Vale')
    assert.deepEqual(faults, [])
    const token = (await page.locator('geuin-auth').getAttribute('sso-token')) ?? ''
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    assert.ok(token.length > 100 && !kept.includes(token))
    assert.equal(requested.filter((path) => path === '/api/v4/auth/signinup').length, 1)

    // The token was found in the page's source, and is tried elsewhere.
    const elsewhere = await demo.open('/community.html')
    const refused = new Promise<number>((resolve) => {
      demo.rules.set('/api/v4/auth/signinup', async (_, own) => {
        const answer = await own()
        resolve(answer.status)
        return answer
      })
    })
    await elsewhere.page.locator('geuin-auth').evaluate((it, text) => it.setAttribute('sso-token', text), token)
    assert.equal(await refused, 422)
    assert.equal(await viewerOf(elsewhere.page), null)
    await elsewhere.page.context().close()
    await page.context().close()
  })
})
