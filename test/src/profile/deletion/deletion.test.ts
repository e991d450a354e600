import { expect, nextFrame } from '@open-wc/testing'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, json, ok, type Rule, refusal, resetApi } from '../../../support/fakeApi'
import { type } from '../../../support/input'
import { clearSteps, deletePath, openStep, type StepDialog, sentTo } from '../../../support/openStep'
import { find, place, recordEvents, serverReady, waitForElement } from '../../../support/page'
import { entering, storedSession } from '../../../support/sessionAnswers'
import { accountOf, viewerOf, wrongCode } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const [sendPath, consumePath] = ['/api/v4/auth/signinup/code', '/api/v4/auth/signinup/code/consume']
const callsTo = (wanted: string) => apiCalls.filter(({ path }) => path === wanted).length

const code = '246810'

describe('the deletion of an account', () => {
  const preventNavigation = (event: Event) => event.preventDefault()
  before(serverReady)
  before(() => import('../../../../elements/geuin-app'))
  beforeEach(() => document.addEventListener('geuin:navigate', preventNavigation))
  afterEach(() => document.removeEventListener('geuin:navigate', preventNavigation))
  afterEach(clearSteps)

  /**
   * The address has got a code for its sign-in a moment ago and gets no other one so soon, so the code is answered here:
   * with the session that there is, which has just begun with a code and may therefore delete.
   */
  const answerCodes = async (it: StepDialog, rule: Rule = () => undefined) => {
    const { access, refresh } = storedSession('1')?.tokens ?? expect.fail('nobody is signed in')
    const account = await accountOf(it.element)
    answerWith(async (call) => {
      if (call.path === sendPath) return ok({ retryTime: 30, preAuthSessionId: 'a', deviceId: 'b' })
      if (call.path !== consumePath) return rule(call)
      const { userInputCode } = (await call.body()) as { userInputCode: string }
      return userInputCode === code ? entering(access, refresh, account) : refusal(5301, 400)
    })
  }

  const goToCode = async (it: StepDialog, rule?: Rule) => {
    await answerCodes(it, rule)
    it.press('Delete')
    await waitForElement(it.element, 'dialog[open] .code-input')
  }

  /** Types a code and presses the button, which alone starts the deletion. */
  const enterCode = async (it: StepDialog, digits = code) => {
    type(it.field('code'), digits)
    await waitUntil(() => !it.button('Delete account').disabled, 'the button')
    it.press('Delete account')
  }

  it('asks first, and does nothing on Cancel [C10] [C04]', async () => {
    const it = await openStep('DELETE_CONFIRMATION')
    resetApi()
    expect(it.text()).to.contain('Delete account?')
    expect(it.text()).to.contain('Are you sure you want to delete your account? This step cannot be undone.')
    expect(it.box().className).to.contain('compact')
    expect(it.element.shadowRoot?.activeElement, 'nothing is lost by Enter').to.equal(it.button('Cancel'))
    await expectAccessible(it.box())
    it.press('Cancel')
    await it.closed()
    expect(callsTo(sendPath) + callsTo(deletePath)).to.equal(0)
  })

  it('verifies a code from the mail, signs out everywhere and opens the home page [D06] [F15]', async () => {
    const it = await openStep('DELETE_CONFIRMATION')
    const { email } = (await viewerOf(it.element)) ?? {}
    const [outs, moves] = [recordEvents('geuin:logout'), recordEvents('geuin:navigate')]
    resetApi()
    await answerCodes(it)
    it.button('Delete').click()
    it.button('Delete').click()
    await waitForElement(it.element, 'dialog[open] .code-input')
    expect(await sentTo(sendPath), 'one code').to.have.length(1)
    expect((await sentTo(sendPath))[0]).to.include({ email, is_update_flow: false })
    expect(it.text()).to.contain('Confirm deletion').and.to.contain(`Enter the code that we sent to ${email}`)
    expect(it.button('Delete account').disabled, 'without a code').to.equal(true)
    await enterCode(it)
    await it.closed()
    expect(callsTo(deletePath)).to.equal(1)
    expect(apiCalls.map(({ path }) => path).filter((path) => path === consumePath || path === deletePath)).to.eql([
      ...[consumePath, deletePath],
    ])
    expect(await viewerOf(it.element)).to.equal(null)
    await waitUntil(() => moves.events.length > 0, 'the way home')
    expect(outs.events.map(({ detail }) => detail)).to.eql([{ reason: 'deleted' }])
    await it.toast('Your account has been deleted')
    expect(moves.events.map(({ detail, cancelable }) => [detail, cancelable])).to.eql([
      [{ page: 'home', href: `${location.origin}/home` }, true],
    ])
    outs.off()
    moves.off()
  })

  it('opens the home page of an app where it is, whose address nobody else knows [D06] [B07]', async () => {
    document.removeEventListener('geuin:navigate', preventNavigation)
    const app = place('geuin-app', { routing: 'memory' })
    const heading = () => find(app, 'main h1')?.textContent
    await waitUntil(() => heading() === 'Home')
    await app.navigate('/terms')
    await waitUntil(() => heading() === 'Terms')
    const it = await openStep('DELETE_CONFIRMATION')
    await goToCode(it)
    await enterCode(it)
    await it.closed()
    await waitUntil(() => heading() === 'Home')
    await it.toast('Your account has been deleted')
    app.remove()
  })

  it('waits for a press of the red button that says it, whatever is typed, and ends without it [C10] [D06]', async () => {
    const it = await openStep('DELETE_CONFIRMATION')
    await goToCode(it)
    resetApi()
    type(it.field('code'), code)
    await waitUntil(() => !it.button('Delete account').disabled, 'the button')
    await nextFrame()
    expect(it.button('Delete account').className).to.contain('button-danger')
    expect(it.box().querySelector('.button-primary'), 'no second filled button').to.equal(null)
    await expectAccessible(it.box())
    expect(apiCalls, 'the last digit sends nothing').to.eql([])
    it.press('Keep my account')
    await it.closed()
    expect(apiCalls).to.eql([])
    expect(await viewerOf(it.element)).not.to.equal(null)
  })

  it('does nothing after a wrong code [G05]', async () => {
    const it = await openStep('DELETE_CONFIRMATION')
    await goToCode(it)
    await enterCode(it, wrongCode(code))
    await waitUntil(() => it.text().includes('Invalid OTP'), 'the refusal')
    expect(callsTo(deletePath)).to.equal(0)
    expect(await viewerOf(it.element)).not.to.equal(null)
  })

  it('shows the server’s reason when the deletion is not permitted [G07]', async () => {
    const it = await openStep('DELETE_CONFIRMATION')
    const reason = 'Please hand the communities that only you lead over to somebody first'
    const refused = json({ code: 5250, message: reason, data: null }, 403)
    await goToCode(it, ({ path }) => (path === deletePath ? refused : undefined))
    await enterCode(it)
    await waitUntil(() => it.text().includes('The Account deletion is not permitted for this user'), 'the refusal')
    expect(it.text(), 'what can be done about it').to.contain(reason)
    await expectAccessible(it.box())
    expect([...it.box().querySelectorAll('.deletion-acts button')]).to.have.length(1)
    it.press('Close')
    await it.closed()
    expect(await viewerOf(it.element)).not.to.equal(null)
  })

  it('can be retried after a failure without another code [G07]', async () => {
    const it = await openStep('DELETE_CONFIRMATION')
    let answer: Rule = () => refusal(500, 500)
    await goToCode(it, (call) => (call.path === deletePath ? answer(call) : undefined))
    await enterCode(it)
    await waitUntil(() => it.text().includes('Something went wrong please try again after sometime!'), 'the failure')
    answer = () => Promise.reject(new TypeError('offline'))
    it.press('Delete')
    await waitUntil(() => it.text().includes('An unexpected error occurred. Please try again.'), 'no answer')
    answer = () => undefined
    apiCalls.splice(0)
    it.press('Delete')
    await it.closed()
    expect(apiCalls.map(({ path }) => path)).to.eql([deletePath])
    expect(await viewerOf(it.element)).to.equal(null)
  })

  it('shows why no code was sent [G04]', async () => {
    const it = await openStep('DELETE_CONFIRMATION')
    answerWith(({ path }) => (path === sendPath ? refusal(500, 500) : undefined))
    it.press('Delete')
    await waitUntil(() => it.text().includes('Something went wrong. Please try again!'), 'the failure')
    expect(it.text()).to.contain('Delete account?')
  })

  it('sends the code to the phone of an account without an email address [D06]', async () => {
    const it = await openStep('DELETE_CONFIRMATION', { email: null, phoneNumber: '+14155550132' })
    resetApi()
    answerWith(({ path }) =>
      path === sendPath ? ok({ retryTime: 30, preAuthSessionId: 'a', deviceId: 'b' }) : undefined,
    )
    it.press('Delete')
    await waitForElement(it.element, 'dialog[open] .code-input')
    expect((await sentTo(sendPath))[0]).to.include({ phoneNumber: '+14155550132' })
  })

  it('asks for an email address where the account has neither [D06]', async () => {
    const it = await openStep('DELETE_CONFIRMATION', { email: null, phoneNumber: null })
    it.press('Add an email address')
    await waitForElement(it.element, 'dialog[open] [name="email"]')
  })
})
