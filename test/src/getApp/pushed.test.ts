import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import {
  clearPage,
  find,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
  waitForRemoval,
} from '../../support/page'
import { waitUntil } from '../../support/waitUntil'
import '../../../elements/geuin-auth'
import '../../../elements/geuin-community'
import '../../../elements/geuin-feed'

const dialog = 'dialog[open]'
const titleIn = (element: Element) => find(element, `${dialog} .step h2`)?.textContent

/** Halcyon, whose members live in its app. */
const halcyon = { 'brand-id': '2' }

describe('a brand that prefers its app', () => {
  before(serverReady)
  afterEach(clearPage)

  it('offers the app first to a visitor who sparks a video [C01] [F18]', async () => {
    const auth = place('geuin-auth', halcyon)
    const feed = place('geuin-feed', { ...halcyon, source: 'latest', 'no-autoplay': '' })
    await pressButton(feed, 'Spark')
    await waitUntil(() => titleIn(auth) === 'Spark this video in the app', 'another title')
  })

  it('tells the page that the modal has closed when its element leaves the page', async () => {
    const auth = place('geuin-auth', halcyon)
    const feed = place('geuin-feed', { ...halcyon, source: 'latest', 'no-autoplay': '' })
    await auth.show()
    await waitForElement(auth, `${dialog} .get-app`)
    const steps: unknown[] = []
    feed.addEventListener('geuin:auth-step', ({ detail }) => steps.push(detail.step))
    auth.remove()
    await waitUntil(() => steps.length > 0, 'nothing is heard')
    expect(steps).to.deep.equal([null])
  })

  it('offers the app from communities and the sign-in button too [C01]', async () => {
    const steps = recordEvents('geuin:auth-step')
    const auth = place('geuin-auth', halcyon)
    await pressButton(place('geuin-community', { ...halcyon, slug: 'by-the-water' }), 'Join')
    await waitForElement(auth, `${dialog} .get-app`)
    expect(titleIn(auth)).to.equal('Join By the water in the app')
    await sendKeys({ press: 'Escape' })
    await waitForRemoval(auth, dialog)
    await pressButton(auth, 'Sign in')
    await waitForElement(auth, `${dialog} .get-app`)
    expect(titleIn(auth)).to.equal('Get the Halcyon app')
    expect(steps.events.map(({ detail }) => detail.step)).to.deep.equal(['GET_APP', null, 'GET_APP'])
    steps.off()
  })

  it('the creator panel sends a visitor to the app, and back [I02] [C12]', async () => {
    const auth = place('geuin-auth', halcyon)
    await auth.show('BECOME_CREATOR')
    await waitForElement(auth, '.creator')
    await pressButton(auth, 'Become a Creator')
    await waitForElement(auth, `${dialog} .get-app`)
    await pressButton(auth, 'Back')
    await waitForElement(auth, '.creator')
  })

  it('blurs the page behind the dialog on request [C11]', async () => {
    const auth = place('geuin-auth', halcyon)
    await auth.show('GET_APP_WITH_BLURRED_BG')
    await waitForElement(auth, `${dialog} .get-app-blurred`)
    expect(getComputedStyle(find(auth, dialog)!, '::backdrop').backdropFilter).to.equal('blur(12px)')
    await sendKeys({ press: 'Escape' })
    await waitForRemoval(auth, dialog)
    await auth.show('GET_APP')
    await waitForElement(auth, `${dialog} .get-app`)
    expect(getComputedStyle(find(auth, dialog)!, '::backdrop').backdropFilter).to.equal('none')
  })

  it('Tab reaches everything from the stores to the terms [C13] [E17]', async () => {
    const auth = place('geuin-auth', halcyon)
    await auth.show('GET_APP')
    await waitForElement(auth, '.qr [role="img"]')
    const inside: string[] = []
    for (let presses = 0; presses < 12; presses += 1) {
      await sendKeys({ press: 'Tab' })
      const active = auth.shadowRoot?.activeElement
      if (active) inside.push(active.getAttribute('name') ?? active.textContent?.trim() ?? '')
    }
    expect(inside).to.include.members(['App Store', 'Google Play', 'phone', 'email', 'Send Link', 'Privacy policy'])
  })
})
