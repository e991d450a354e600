import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../accessible'
import { answerWith, asked, json, later, ok, refusal, resetApi } from '../../fakeApi'
import { find, focusIs, place, serverReady, shown } from '../../onPage'
import { leaveStand, opened, settled } from '../../profile/stand'
import { accountOf, signIn, signOut, viewerOf } from '../../signedIn'
import { nothingLoaded, openStep } from '../stand'

const listPath = '/api/v3/brand/guidelines'
const acceptPath = '/api/v4/accept_brand_guidelines'
const nobody = { brandGuidelines: false, hasTopics: false, usernameSet: false }

const many = Array.from({ length: 40 }, (_, at) => ({ title: `Rule ${at + 1}`, description: 'Be kind to all.' }))

describe('the guidelines', () => {
  before(serverReady)
  beforeEach(nothingLoaded)
  afterEach(leaveStand)

  it('are the brand’s, and accepted once they are agreed to [F06] [F07] [E05] [D03]', async () => {
    const it = await openStep('BRAND_GUIDELINES', nobody)
    await shown(it.element, '.guidelines li')
    const call = asked.find(({ path }) => path === listPath)
    expect([call?.query.get('brand_id'), call?.query.get('is_default')]).to.eql(['1', 'false'])
    expect(find(it.element, '.guidelines h3')?.textContent).to.equal('Show your work')
    expect(it.button('Continue').disabled, 'not yet').to.equal(true)
    it.field('agreed').click()
    expect(it.button('Continue').disabled).to.equal(false)
    it.field('agreed').click()
    await settled(() => it.text().includes('You must agree to the guidelines'), 'it says so')
    expect([it.button('Continue').disabled, it.field('agreed').getAttribute('aria-invalid')]).to.eql([true, 'true'])
    await expectAccessible(find(it.element, 'dialog[open]')!)
    it.field('agreed').click()
    it.press('Continue')
    await settled(() => it.text().includes('What are you interested in?'), 'the next step')
    expect((await accountOf(it.element)).brand_guidelines).to.equal(true)
    expect((await viewerOf(it.element))?.brandGuidelines).to.equal(true)
  })

  it('lead to the username when topics are chosen, and close when nothing is left [D03]', async () => {
    const agree = async (it: Awaited<ReturnType<typeof openStep>>) => {
      await shown(it.element, '[name="agreed"]')
      it.field('agreed').click()
      it.press('Continue')
    }
    const named = await openStep('BRAND_GUIDELINES', { ...nobody, hasTopics: true })
    await agree(named)
    await shown(named.element, '[name="nickname"]')
    await leaveStand()
    const whole = await openStep('BRAND_GUIDELINES', { ...nobody, hasTopics: true, usernameSet: true })
    await agree(whole)
    await whole.closed()
  })

  it('are not asked for without a brand [F06]', async () => {
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
    await shown(bare, '[name="agreed"]')
    expect(asked.map(({ path }) => path)).not.to.include(listPath)
    expect(find(bare, '.guidelines-none')).not.to.equal(null)
    await signOut(bare)
    await signOut(element)
  })

  it('say why they did not load, and load on Retry [G06]', async () => {
    answerWith(({ path }) =>
      path === listPath ? json({ code: 404, message: 'No such brand', data: null }, 404) : undefined,
    )
    const it = await openStep('BRAND_GUIDELINES', nobody)
    const alert = await shown(it.element, '[role="alert"].state-message')
    expect(alert.querySelector('h2')?.textContent).to.equal('Failed to fetch guidelines')
    expect(alert.querySelector('p')?.textContent).to.equal('No such brand')
    expect(find(it.element, '[name="agreed"]'), 'nobody agrees to what can’t be read').to.equal(null)
    await expectAccessible(find(it.element, 'dialog[open]')!)
    resetApi()
    it.press('Retry')
    await shown(it.element, '.guidelines li')
  })

  it('have no reason to give when the server gives none [G06]', async () => {
    answerWith(({ path }) => (path === listPath ? new Response('', { status: 404 }) : undefined))
    const it = await openStep('BRAND_GUIDELINES', nobody)
    await shown(it.element, '[role="alert"].state-message')
    expect(it.text()).to.contain('Unknown error')
  })

  it('stay agreed to when that failed, and are sent once a press [G06]', async () => {
    const it = await openStep('BRAND_GUIDELINES', nobody)
    await shown(it.element, '[name="agreed"]')
    const slow = later()
    answerWith(({ path }) => (path === acceptPath ? slow.answer : undefined))
    it.field('agreed').click()
    it.press('Continue')
    const submit = find(it.element, 'button[type="submit"]')
    await settled(() => submit?.getAttribute('aria-busy') === 'true', 'it waits')
    submit?.click()
    slow.release(refusal(500, 500))
    await settled(() => find(it.element, '.form-error')?.textContent === 'Please try again.', 'the failure')
    expect(asked.filter(({ path }) => path === acceptPath)).to.have.length(1)
    expect(it.field<HTMLInputElement>('agreed').checked).to.equal(true)
    answerWith(({ path }) => (path === acceptPath ? ok(null) : undefined))
    it.press('Continue')
    await settled(() => it.text().includes('What are you interested in?'), 'the next step')
  })

  it('scroll inside two fifths of the screen, by keyboard too [C04]', async () => {
    answerWith(({ path }) => (path === listPath ? ok(many) : undefined))
    const it = await openStep('BRAND_GUIDELINES', nobody)
    const list = await shown(it.element, '.guidelines')
    expect(list.getBoundingClientRect().height).to.be.at.most(innerHeight * 0.4 + 1)
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight)
    list.focus()
    await focusIs(() => list)
    await sendKeys({ press: 'End' })
    await settled(() => list.scrollTop > 0, 'it scrolls')
  })

  it('come again where they were left, and so does what is left after them [D02]', async () => {
    await import('../../../../elements/geuin-auth')
    const element = place('geuin-auth')
    await signIn(element)
    const leaveAndReturn = async () => {
      await element.hide()
      await opened(element).closed()
      await element.show()
    }
    await element.show()
    await shown(element, '[name="agreed"]')
    await leaveAndReturn()
    await shown(element, '[name="agreed"]')
    opened(element).field('agreed').click()
    opened(element).press('Continue')
    await shown(element, '.topics')
    await leaveAndReturn()
    await shown(element, '.topics')
  })
})
