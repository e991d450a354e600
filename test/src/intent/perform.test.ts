import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { offerElements } from '../../../src/kit/knownElements'
import { still } from '../../support/accessible'
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
import '../../../elements/geuin-auth'
import '../../../elements/geuin-community'
import '../../../elements/geuin-feed'

const dialog = 'dialog[open]'
const community = (attributes = {}) => place('geuin-community', { slug: 'night-skies', ...attributes })
const auths = () => [...document.querySelectorAll('geuin-auth')]
const titleIn = (element: Element) => find(element, `${dialog} h2`)?.textContent

describe('an action that needs a sign-in', () => {
  before(serverReady)
  afterEach(clearPage)

  it('sends signin-required to the page, then opens the page’s own <geuin-auth> [N03]', async () => {
    const required = recordEvents('geuin:signin-required')
    const auth = place('geuin-auth')
    const element = community()
    await pressButton(element, 'Join')
    await waitForElement(auth, `${dialog} h2`)
    expect(titleIn(auth)).to.equal('Sign in to join Night Skies')
    expect(auths()).to.deep.equal([auth])
    expect(required.events.map(({ detail, target }) => [target, detail])).to.deep.equal([[element, { action: 'join' }]])
    required.off()
  })

  it('opens nothing when the page prevents the event [N03]', async () => {
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('geuin:signin-required', take)
    const auth = place('geuin-auth')
    await pressButton(community(), 'Join')
    expect(find(auth, dialog)).to.equal(null)
    document.removeEventListener('geuin:signin-required', take)
    // And nothing was left open that would stop the next one.
    await pressButton(document.querySelector('geuin-community')!, 'Join')
    await waitForElement(auth, dialog)
  })

  it('adds a <geuin-auth> of the same site to a page without one, and uses it again', async () => {
    const asking = community({ 'brand-id': '2', slug: 'by-the-water', 'color-scheme': 'dark' })
    const height = () => document.documentElement.scrollHeight
    await waitForElement(asking, '.poster-grid a')
    const before = height()
    const join = await pressButton(asking, 'Join')
    await waitUntil(() => auths().length > 0, 'no <geuin-auth>')
    const [added] = auths()
    await waitForElement(added!, dialog)
    expect([added?.brandId, added?.colorScheme]).to.deep.equal(['2', 'dark'])
    expect(buttonNamed(added!, 'Sign in')).to.equal(undefined)
    expect(height()).to.equal(before)
    await sendKeys({ press: 'Escape' })
    await waitForRemoval(added!, dialog)
    await waitForFocus(() => join)
    await pressButton(asking, 'Join')
    await waitForElement(added!, dialog)
    expect(auths()).to.have.length(1)
  })

  it('uses the <geuin-auth> of its own site, not another brand’s [A08]', async () => {
    const lumen = place('geuin-auth')
    const halcyon = place('geuin-auth', { 'brand-id': '2' })
    await pressButton(community({ 'brand-id': '2', slug: 'by-the-water' }), 'Join')
    await waitForElement(halcyon, dialog)
    expect(find(lumen, dialog)).to.equal(null)
  })

  it('passes over a <geuin-auth> in a closed menu, where no dialog could show', async () => {
    const menu = document.createElement('div')
    menu.style.display = 'none'
    document.body.append(menu)
    const hidden = place('geuin-auth', {}, menu)
    await pressButton(community(), 'Join')
    await waitUntil(() => auths().length > 1, 'no other <geuin-auth>')
    const added = auths().find((it) => it !== hidden)
    await waitForElement(added!, dialog)
    menu.remove()
  })

  it('opens one modal, also for two actions', async () => {
    const [one, two] = [community(), community({ 'brand-id': '2', slug: 'by-the-water' })]
    await pressButton(one, 'Join')
    await pressButton(two, 'Join')
    await waitUntil(() => auths().some((it) => find(it, dialog)))
    expect(auths().flatMap((it) => [...it.shadowRoot!.querySelectorAll('dialog')])).to.have.length(1)
  })

  it('can ask again after the modal’s <geuin-auth> was removed', async () => {
    const auth = place('geuin-auth')
    const asking = community()
    await pressButton(asking, 'Join')
    await waitForElement(auth, dialog)
    auth.remove()
    const other = place('geuin-auth')
    await waitUntil(() => other.isReady)
    await waitUntil(async () => {
      buttonNamed(asking, 'Join')?.click()
      return titleIn(other)
    })
    expect(titleIn(other)).to.equal('Sign in to join Night Skies')
  })

  it('opens the modal over a feed in a dialog', async () => {
    const asking = community()
    // By keys: a dialog that no viewer opened closes together with the one under it.
    ;(await waitForElement(asking, '.poster-grid a')).focus()
    await sendKeys({ press: 'Enter' })
    const feed = await waitForElement(asking, '.feed-dialog geuin-feed')
    await waitUntil(() => buttonNamed(feed, 'Spark'), 'no feed')
    buttonNamed(feed, 'Spark')?.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => auths()[0] && titleIn(auths()[0]!), 'no modal')
    expect(titleIn(auths()[0]!)).to.equal('Sign in to spark this video')
    // It takes no press before it has opened.
    const { left, top } = (await still(find(auths()[0]!, dialog)!)).getBoundingClientRect()
    expect(document.elementFromPoint(left + 40, top + 40)).to.equal(auths()[0])
    await sendKeys({ press: 'Escape' })
    await waitForRemoval(auths()[0]!, dialog)
    expect(find(asking, '.feed-dialog')).to.exist
  })

  it('reports a sign-in that can’t be loaded, and can ask again', async () => {
    const errors = recordEvents('geuin:error')
    const { get } = customElements
    customElements.get = (name) => (name === 'geuin-auth' ? undefined : get.call(customElements, name))
    offerElements({ 'geuin-auth': () => Promise.reject(new Error('gone')) })
    const asking = community()
    await pressButton(asking, 'Join')
    await waitUntil(() => errors.events.length > 0)
    expect(errors.events[0]?.detail).to.deep.equal({ code: 'failed', message: '<geuin-auth>: Error: gone' })
    await waitUntil(() => !find(auths()[0]!, dialog), 'it stays open')
    customElements.get = get
    await pressButton(asking, 'Join')
    await waitUntil(() => auths()[0] && find(auths()[0]!, dialog))
    errors.off()
  })
})
