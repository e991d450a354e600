import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, json, later, ok, refusal, resetApi } from '../../../support/fakeApi'
import { clearQueryCache, clearSteps, openStep, stepDialog } from '../../../support/openStep'
import { find, place, serverReady, waitForElement, waitForFocus } from '../../../support/page'
import { accountOf, signIn, signOut, viewerOf } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const listPath = '/api/v3/brand/guidelines'
const acceptPath = '/api/v4/accept_brand_guidelines'
const nobody = { brandGuidelines: false, hasTopics: false, usernameSet: false }

const many = Array.from({ length: 40 }, (_, at) => ({ title: `Rule ${at + 1}`, description: 'Be kind to all.' }))

describe('BRAND_GUIDELINES', () => {
  before(serverReady)
  beforeEach(clearQueryCache)
  afterEach(clearSteps)

  it('shows the brand’s guidelines, and accepts them once the viewer agrees [F06] [F07] [E05] [D03]', async () => {
    const it = await openStep('BRAND_GUIDELINES', nobody)
    await waitForElement(it.element, '.guidelines li')
    const call = apiCalls.find(({ path }) => path === listPath)
    expect([call?.query.get('brand_id'), call?.query.get('is_default')]).to.eql(['1', 'false'])
    expect(find(it.element, '.guidelines h3')?.textContent).to.equal('Show your work')
    expect(it.button('Continue').disabled, 'not yet').to.equal(true)
    it.field('agreed').click()
    expect(it.button('Continue').disabled).to.equal(false)
    it.field('agreed').click()
    await waitUntil(() => it.text().includes('You must agree to the guidelines'), 'it says so')
    expect([it.button('Continue').disabled, it.field('agreed').getAttribute('aria-invalid')]).to.eql([true, 'true'])
    await expectAccessible(find(it.element, 'dialog[open]')!)
    it.field('agreed').click()
    it.press('Continue')
    await waitUntil(() => it.text().includes('What are you interested in?'), 'the next step')
    expect((await accountOf(it.element)).brand_guidelines).to.equal(true)
    expect((await viewerOf(it.element))?.brandGuidelines).to.equal(true)
  })

  it('continues with the username when topics are chosen, and closes when nothing is left [D03]', async () => {
    const agree = async (it: Awaited<ReturnType<typeof openStep>>) => {
      await waitForElement(it.element, '[name="agreed"]')
      it.field('agreed').click()
      it.press('Continue')
    }
    const named = await openStep('BRAND_GUIDELINES', { ...nobody, hasTopics: true })
    await agree(named)
    await waitForElement(named.element, '[name="nickname"]')
    await clearSteps()
    const onlyGuidelines = await openStep('BRAND_GUIDELINES', { ...nobody, hasTopics: true, usernameSet: true })
    await agree(onlyGuidelines)
    await onlyGuidelines.closed()
  })

  it('sends no request without a brand [F06]', async () => {
    await import('../../../../elements/geuin-auth')
    const { updateUser } = await import('../../../../src/session/session.actions')
    const element = place('geuin-auth')
    await signIn(element)
    updateUser(element, { ...nobody, brandId: null })
    const kept = Object.entries({ ...localStorage }).find(([key]) => key.startsWith('geuinSession'))
    // The same viewer on a page that names no brand.
    localStorage.setItem(`geuinSession ${location.origin} `, kept?.[1] ?? '')
    const bare = document.createElement('geuin-auth')
    bare.setAttribute('api-host', '/')
    element.replaceWith(bare)
    resetApi()
    await bare.show('BRAND_GUIDELINES')
    await waitForElement(bare, '[name="agreed"]')
    expect(apiCalls.map(({ path }) => path)).not.to.include(listPath)
    expect(find(bare, '.guidelines-none')).not.to.equal(null)
    await signOut(bare)
    await signOut(element)
  })

  it('shows why the guidelines did not load, and loads on Retry [G06]', async () => {
    answerWith(({ path }) =>
      path === listPath ? json({ code: 404, message: 'No such brand', data: null }, 404) : undefined,
    )
    const it = await openStep('BRAND_GUIDELINES', nobody)
    const alert = await waitForElement(it.element, '[role="alert"].state-message')
    expect(alert.querySelector('h2')?.textContent).to.equal('Failed to fetch guidelines')
    expect(alert.querySelector('p')?.textContent).to.equal('No such brand')
    expect(find(it.element, '[name="agreed"]'), 'nobody agrees to what can’t be read').to.equal(null)
    await expectAccessible(find(it.element, 'dialog[open]')!)
    resetApi()
    it.press('Retry')
    await waitForElement(it.element, '.guidelines li')
  })

  it('shows a general error when the server gives no reason [G06]', async () => {
    answerWith(({ path }) => (path === listPath ? new Response('', { status: 404 }) : undefined))
    const it = await openStep('BRAND_GUIDELINES', nobody)
    await waitForElement(it.element, '[role="alert"].state-message')
    expect(it.text()).to.contain('Unknown error')
  })

  it('keeps the agreement when sending fails, and sends once per press [G06]', async () => {
    const it = await openStep('BRAND_GUIDELINES', nobody)
    await waitForElement(it.element, '[name="agreed"]')
    const slow = later()
    answerWith(({ path }) => (path === acceptPath ? slow.answer : undefined))
    it.field('agreed').click()
    it.press('Continue')
    const submit = find(it.element, 'button[type="submit"]')
    await waitUntil(() => submit?.getAttribute('aria-busy') === 'true', 'it waits')
    submit?.click()
    slow.release(refusal(500, 500))
    await waitUntil(() => find(it.element, '.form-error')?.textContent === 'Please try again.', 'the failure')
    expect(apiCalls.filter(({ path }) => path === acceptPath)).to.have.length(1)
    expect(it.field<HTMLInputElement>('agreed').checked).to.equal(true)
    answerWith(({ path }) => (path === acceptPath ? ok(null) : undefined))
    it.press('Continue')
    await waitUntil(() => it.text().includes('What are you interested in?'), 'the next step')
  })

  it('the list scrolls within 40 % of the screen, by keyboard too [C04]', async () => {
    answerWith(({ path }) => (path === listPath ? ok(many) : undefined))
    const it = await openStep('BRAND_GUIDELINES', nobody)
    const list = await waitForElement(it.element, '.guidelines')
    expect(list.getBoundingClientRect().height).to.be.at.most(innerHeight * 0.4 + 1)
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight)
    list.focus()
    await waitForFocus(() => list)
    await sendKeys({ press: 'End' })
    await waitUntil(() => list.scrollTop > 0, 'it scrolls')
  })

  it('a closed modal opens again at the unfinished onboarding step [D02]', async () => {
    await import('../../../../elements/geuin-auth')
    const element = place('geuin-auth')
    await signIn(element)
    const leaveAndReturn = async () => {
      await element.hide()
      await stepDialog(element).closed()
      await element.show()
    }
    await element.show()
    await waitForElement(element, '[name="agreed"]')
    await leaveAndReturn()
    await waitForElement(element, '[name="agreed"]')
    stepDialog(element).field('agreed').click()
    stepDialog(element).press('Continue')
    await waitForElement(element, '.topics')
    await leaveAndReturn()
    await waitForElement(element, '.topics')
  })
})
