import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expectAccessible, still } from '../../support/accessible'
import { answerWith, apiCalls, json, later, ok, refusal, resetApi, serverFetch } from '../../support/fakeApi'
import {
  buttonNamed,
  clearPage,
  find,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
  waitForFocus,
  waitForRemoval,
} from '../../support/page'
import { waitUntil } from '../../support/waitUntil'

const dialog = 'dialog[open]'
const isBrand = (path: string) => path === '/api/v3/brand'

/** Each test has a site of its own (the query string of its API host), so that no answer is remembered. */
let sites = 0
const site = (brandId = '1') => {
  sites += 1
  return { 'api-host': `${location.origin}/sites/${sites}`, 'brand-id': brandId }
}

/** What a site of {@link site} asks is the runner's server's to answer. */
const passOn = async (path: string, query: URLSearchParams) => {
  const answer = await serverFetch(`${path.replace(/^\/sites\/\d+/, '')}?${query}`, {
    headers: { 'x-brand-id': query.get('brand_id') ?? '1' },
  })
  return new Response(await answer.text(), { status: answer.status })
}

describe('<geuin-auth>', () => {
  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-community')
  })
  beforeEach(() => {
    resetApi()
    answerWith(({ path, query }) => (path.startsWith('/sites/') ? passOn(path, query) : undefined))
  })
  afterEach(async () => {
    clearPage()
    localStorage.clear()
    await setViewport({ width: 800, height: 600 })
  })

  it('signed out, shows a sign-in button with the brand’s logo [A04]', async () => {
    const auth = place('geuin-auth')
    const logo = await waitForElement<HTMLImageElement>(auth, '.auth-sign-in img')
    expect(new URL(logo.src).pathname).to.equal('/media/brands/lumen/logo.svg')
    expect(buttonNamed(auth, 'Sign in')).to.exist
    await expectAccessible(auth)
  })

  it('the sign-in button keeps the logo’s space and works while the brand loads', async () => {
    const slow = later()
    answerWith(({ path }) => (path.endsWith('/api/v3/brand') ? slow.answer : undefined))
    const auth = place('geuin-auth', site())
    await waitForElement(auth, '.auth-sign-in .skeleton')
    const { width } = buttonNamed(auth, 'Sign in')!.getBoundingClientRect()
    await pressButton(auth, 'Sign in')
    await waitForElement(auth, `${dialog} [aria-busy="true"]`)
    slow.release(await passOn('/api/v3/brand', new URLSearchParams({ brand_id: '1' })))
    await waitForElement(auth, '.auth-sign-in img')
    expect(buttonNamed(auth, 'Sign in')!.getBoundingClientRect().width).to.equal(width)
    await waitForRemoval(auth, `${dialog} [aria-busy="true"]`)
  })

  it('the modal returns the focus to the page’s control that opened it [C13]', async () => {
    const auth = place('geuin-auth')
    const opener = document.createElement('button')
    document.body.append(opener)
    try {
      await waitForElement(auth, '.auth-sign-in')
      opener.focus()
      await auth.show()
      await waitForFocus(() => find(auth, 'input[type="email"]'))
      await pressButton(auth, 'Close')
      await waitForRemoval(auth, dialog)
      await waitForFocus(() => opener)
    } finally {
      opener.remove()
    }
  })

  it('the modal takes the focus, closes on Escape and returns the focus [C01, C13]', async () => {
    const steps = recordEvents('geuin:auth-step')
    const auth = place('geuin-auth')
    const button = await pressButton(auth, 'Sign in')
    const box = await waitForElement(auth, dialog)
    await waitForElement(auth, `${dialog} .brand-logo`)
    expect(box.matches(':modal')).to.equal(true)
    await waitForElement(auth, `${dialog} h2`)
    expect(box.querySelector('h2')?.textContent).to.equal('Sign in or sign up')
    expect(auth.shadowRoot!.getElementById(box.getAttribute('aria-labelledby')!)?.textContent).to.include('Sign in')
    await waitForFocus(() => find(auth, 'input[type="email"]'))
    await waitUntil(() => find(auth, `${dialog} [role="status"]`)?.textContent === 'Sign in or sign up')
    await expectAccessible(auth)
    await sendKeys({ press: 'Escape' })
    await waitForRemoval(auth, dialog)
    await waitForFocus(() => button)
    await waitUntil(() => steps.events.length === 2)
    expect(steps.events.map(({ detail }) => detail.step)).to.deep.equal(['SIGNIN', null])
    steps.off()
  })

  it('the modal closes by its button and by hide()', async () => {
    const auth = place('geuin-auth')
    await pressButton(auth, 'Sign in')
    await waitForElement(auth, dialog)
    await pressButton(auth, 'Close')
    await waitForRemoval(auth, dialog)
    await auth.show()
    await waitForElement(auth, dialog)
    await auth.hide()
    await waitForRemoval(auth, dialog)
  })

  it('show() with an unknown step throws an error that names it', async () => {
    const auth = place('geuin-auth')
    const error = await auth.show('NOWHERE').catch((it: Error) => it)
    expect(error?.message).to.equal('<geuin-auth> has no step NOWHERE')
  })

  it('show() works before the element is ready', async () => {
    const auth = place('geuin-auth')
    await auth.show()
    await waitForElement(auth, dialog)
  })

  it('the modal shows the logo on narrow and the web logo on wide screens, as a link home [A04]', async () => {
    const auth = place('geuin-auth', { 'route-base': '/club' })
    await setViewport({ width: 390, height: 700 })
    await auth.show()
    const logo = await waitForElement<HTMLImageElement>(auth, '.brand-logo img')
    await waitUntil(() => logo.currentSrc.endsWith('/lumen/logo.svg'))
    await setViewport({ width: 900, height: 700 })
    await waitUntil(() => logo.currentSrc.endsWith('/lumen/web-logo.svg'))
    const link = find<HTMLAnchorElement>(auth, '.brand-logo')!
    expect(new URL(link.href).pathname).to.equal('/club/home')
    expect(link.getAttribute('aria-label')).to.equal('Lumen')
  })

  it('the host page can handle the logo’s link itself [A04] [N03]', async () => {
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('geuin:navigate', take)
    const moves = recordEvents('geuin:navigate')
    const auth = place('geuin-auth')
    await auth.show()
    ;(await waitForElement(auth, '.brand-logo')).click()
    expect(moves.events.map(({ detail }) => detail)).to.deep.equal([{ page: 'home', href: `${location.origin}/home` }])
    document.removeEventListener('geuin:navigate', take)
    moves.off()
  })

  it('the modal is a bottom sheet on narrow screens and a centred card on wide ones', async () => {
    const auth = place('geuin-auth')
    await setViewport({ width: 390, height: 700 })
    await auth.show()
    const box = await waitForElement(auth, dialog)
    await still(box)
    const sheet = box.getBoundingClientRect()
    expect([sheet.left, sheet.width, Math.round(sheet.bottom)]).to.deep.equal([0, 390, 700])
    await setViewport({ width: 800, height: 700 })
    await still(box)
    const card = box.getBoundingClientRect()
    expect([card.left, card.width]).to.deep.equal([190, 420])
    expect(Math.round(card.top + card.bottom)).to.equal(700)
  })

  it('the modal starts with GET_APP where the brand configures it, and with SIGNIN when the page asks for it [C01]', async () => {
    const steps = recordEvents('geuin:auth-step')
    const auth = place('geuin-auth', { 'brand-id': '2' })
    await auth.show()
    await waitForElement(auth, `${dialog} h2`)
    await auth.hide()
    await waitForRemoval(auth, dialog)
    await auth.show('SIGNIN')
    await waitForElement(auth, `${dialog} input[type="email"]`)
    // The modal of the test before reports its end on another element.
    const own = steps.events.filter(({ target }) => target === auth)
    expect(own.map(({ detail }) => detail.step)).to.deep.equal(['GET_APP', null, 'SIGNIN'])
    steps.off()
  })

  it('the modal shows an error with a retry when the brand does not load', async () => {
    answerWith(({ path }) => (path.endsWith('/api/v3/brand') ? refusal(404, 404) : undefined))
    const auth = place('geuin-auth', site())
    await pressButton(auth, 'Sign in')
    const alert = await waitForElement(auth, `${dialog} [role="alert"]`)
    expect(alert.textContent).to.include('Sign-in can’t be reached')
    await expectAccessible(auth)
    answerWith(({ path, query }) => (path.startsWith('/sites/') ? passOn(path, query) : undefined))
    await pressButton(auth, 'Retry')
    await waitForElement(auth, `${dialog} .brand-logo`)
  })

  it('the modal shows the brand’s name when the logo is missing or does not load', async () => {
    const brand = { brand_id: '1', name: 'Nameless' }
    answerWith(({ path }) => (path.endsWith('/api/v3/brand') ? ok({ ...brand, logo: '/nowhere.svg' }) : undefined))
    const auth = place('geuin-auth', site())
    await auth.show()
    const link = await waitForElement(auth, '.brand-logo')
    await waitUntil(() => link.textContent === 'Nameless')
  })

  for (const [what, answer] of [
    ['malformed', () => ok({ nothing: true })],
    ['no JSON', () => new Response('<html>', { status: 200 })],
    ['an error page', () => json({}, 502)],
  ] as const)
    it(`keeps the sign-in button when the brand’s answer is ${what}`, async () => {
      answerWith(({ path }) => (path.endsWith('/api/v3/brand') ? answer() : undefined))
      const auth = place('geuin-auth', site())
      await waitForRemoval(auth, '.auth-sign-in .skeleton')
      await pressButton(auth, 'Sign in')
      await waitForElement(auth, dialog)
    })

  it('requests the brand once per site, however many elements there are [N02]', async () => {
    const attributes = site()
    const [one, two] = [place('geuin-auth', attributes), place('geuin-auth', attributes)]
    await Promise.all([waitForElement(one, '.auth-sign-in img'), waitForElement(two, '.auth-sign-in img')])
    expect(apiCalls.filter(({ path }) => path.endsWith('/api/v3/brand') && !isBrand(path))).to.have.length(1)
  })

  it('inline, shows the first step without taking the focus until show() is called', async () => {
    const auth = place('geuin-auth', { inline: '' })
    await waitForElement(auth, '.auth-inline .brand-logo')
    await waitForElement(auth, '.auth-inline input[type="email"]')
    expect(find(auth, '.auth-inline h2')?.textContent).to.equal('Sign in or sign up')
    await waitForFocus(() => document.body)
    expect(buttonNamed(auth, 'Sign in')).to.equal(undefined)
    await auth.show()
    await waitForFocus(() => find(auth, '.auth-inline'))
    expect(find(auth, dialog)).to.equal(null)
    await expectAccessible(auth)
  })

  it('hidden while signed out, shows nothing and opens nothing [C03]', async () => {
    const auth = place('geuin-auth', { 'hide-when-signed-out': '' })
    await waitUntil(() => auth.isReady)
    expect(buttonNamed(auth, 'Sign in')).to.equal(undefined)
    await auth.show()
    const other = place('geuin-auth', { 'brand-id': '2' })
    await other.show()
    await waitForElement(other, dialog)
    expect(find(auth, dialog)).to.equal(null)
  })

  it('mirrors its layout for right-to-left languages', async () => {
    document.documentElement.dir = 'rtl'
    const auth = place('geuin-auth')
    await auth.show()
    await waitForElement(auth, `${dialog} .brand-logo`)
    await still(find(auth, dialog)!)
    const box = find(auth, dialog)!.getBoundingClientRect()
    const close = buttonNamed(auth, 'Close')!.getBoundingClientRect()
    expect(close.left - box.left).to.be.lessThan(box.right - close.right)
    document.documentElement.dir = ''
  })
})
