import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, json, resetApi } from '../../../support/fakeApi'
import { pressEnter, type } from '../../../support/input'
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
} from '../../../support/page'
import { signOut, viewerOf, wrongCode } from '../../../support/signIn'
import {
  atCode,
  codeField,
  emailField,
  inDialog,
  isDisabled,
  titleIn,
  waitForMessage,
} from '../../../support/signInSteps'
import { waitUntil } from '../../../support/waitUntil'

const consumePath = '/api/v4/auth/signinup/code/consume'
const sendPath = '/api/v4/auth/signinup/code'
const callsTo = (path: string) => apiCalls.filter((it) => it.path === path)
const cells = (auth: Element) => [...auth.shadowRoot!.querySelectorAll('.code-cell')].map((it) => it.textContent)
const resendText = (auth: Element) => find(auth, '.code-resend')?.textContent

describe('LOGIN_OTP_INPUT', () => {
  const { now } = Date
  let auth: HTMLElement

  before(serverReady)
  before(() => import('../../../../elements/geuin-auth'))
  afterEach(async () => {
    Date.now = now
    resetApi()
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  /** As if so many seconds had gone, with the tab in the background. */
  const later = (seconds: number) => {
    Date.now = () => now() + seconds * 1000
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('follows SIGNIN once the code is sent, shows the address, and goes back to it [D01, C06, C02]', async () => {
    const at = await atCode()
    auth = at.auth
    expect(titleIn(auth)).to.equal('Enter code')
    expect(find(auth, '.code-address')?.textContent).to.equal(at.email)
    await waitForFocus(() => codeField(auth))
    expect(codeField(auth)?.getAttribute('autocomplete')).to.equal('one-time-code')
    await expectAccessible(auth)
    await pressButton(auth, 'Back')
    await waitForElement(auth, inDialog('input[type="email"]'))
    expect(emailField(auth)?.value).to.equal(at.email)
  })

  it('needs no second code for the same address after back or a closed modal [C02]', async () => {
    const at = await atCode()
    auth = at.auth
    await pressButton(auth, 'Back')
    await waitForElement(auth, inDialog('input[type="email"]'))
    resetApi()
    await pressButton(auth, 'Continue')
    await waitForElement(auth, inDialog('.code-input'))
    await at.auth.hide()
    await at.auth.show('SIGNIN')
    await waitForElement(auth, inDialog('input[type="email"]'))
    expect(emailField(auth)?.value).to.equal(at.email)
    await pressButton(auth, 'Continue')
    await waitForElement(auth, inDialog('.code-input'))
    expect(callsTo(sendPath)).to.have.length(0)
    type(codeField(auth), at.code)
    await waitUntil(async () => (await viewerOf(auth))?.email === at.email, 'nobody is signed in')
  })

  it('is where a closed modal opens again for as long as its code lives, by whatever the viewer taps [C02, D07]', async () => {
    const at = await atCode()
    auth = at.auth
    await pressButton(auth, 'Close')
    await waitForRemoval(auth, 'dialog')
    resetApi()
    later(599)
    await pressButton(auth, 'Sign in')
    await waitForElement(auth, inDialog('.code-input'))
    expect([titleIn(auth), find(auth, '.code-address')?.textContent]).to.eql(['Enter code', at.email])
    expect(resendText(auth), 'another code may be asked for').to.contain('Resend Code')
    await pressButton(auth, 'Back')
    await waitForElement(auth, inDialog('input[type="email"]'))
    expect(emailField(auth)?.value).to.equal(at.email)
    await pressButton(auth, 'Close')
    await waitForRemoval(auth, 'dialog')
    Date.now = now
    await import('../../../../elements/geuin-community')
    await pressButton(place('geuin-community', { slug: 'night-skies' }), 'Join')
    await waitForElement(auth, inDialog('.code-input'))
    expect(callsTo(sendPath), 'no second code').to.have.length(0)
    type(codeField(auth), at.code)
    await waitUntil(async () => (await viewerOf(auth))?.email === at.email, 'nobody is signed in')
  })

  it('is not where a closed modal opens again once its code is too old [C01]', async () => {
    const at = await atCode()
    auth = at.auth
    await pressButton(auth, 'Close')
    await waitForRemoval(auth, 'dialog')
    later(600)
    await pressButton(auth, 'Sign in')
    await waitForElement(auth, inDialog('input[type="email"]'))
  })

  it('starts over with an empty form when the page shows SIGNIN again [C02]', async () => {
    const at = await atCode()
    auth = at.auth
    await at.auth.show('SIGNIN')
    await waitForElement(auth, inDialog('input[type="email"]'))
    expect(emailField(auth)?.value).to.equal('')
    expect(buttonNamed(auth, 'Back')).to.equal(undefined)
  })

  it('signs in with a pasted code without a press, and continues with onboarding [D02, E04]', async () => {
    const steps = recordEvents('geuin:auth-step')
    const logins = recordEvents('geuin:login')
    const at = await atCode()
    auth = at.auth
    type(codeField(auth), `${at.code.slice(0, 3)} ${at.code.slice(3)}`)
    await waitUntil(() => titleIn(auth) === 'Community guidelines', 'no guidelines')
    await waitUntil(() => steps.events.length > 2)
    expect(steps.events.map(({ detail }) => detail.step)).to.deep.equal([
      'SIGNIN',
      'LOGIN_OTP_INPUT',
      'BRAND_GUIDELINES',
    ])
    expect(logins.events).to.have.length(1)
    expect(JSON.stringify(logins.events[0]?.detail)).not.to.match(/token/i)
    expect(buttonNamed(auth, 'Back')).to.equal(undefined)
    steps.off()
    logins.off()
  })

  it('accepts digits of other scripts and refuses letters [E04]', async () => {
    const at = await atCode()
    auth = at.auth
    type(codeField(auth), 'a1b٢c３')
    expect(codeField(auth)?.value).to.equal('123')
    expect(cells(auth)).to.deep.equal(['1', '2', '3', '', '', ''])
    expect(isDisabled(auth, 'Verify')).to.equal(true)
    pressEnter(codeField(auth))
    await waitForMessage(auth, 'OTP must be 6 digits.')
    expect(codeField(auth)?.getAttribute('aria-invalid')).to.equal('true')
  })

  it('can be typed, navigated with arrow keys and corrected [E04]', async () => {
    const at = await atCode()
    auth = at.auth
    await sendKeys({ type: '12x345' })
    expect(codeField(auth)?.value).to.equal('12345')
    await sendKeys({ press: 'Backspace' })
    expect(codeField(auth)?.value).to.equal('1234')
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ type: '9' })
    expect(codeField(auth)?.value).to.equal('1294')
    await sendKeys({ press: 'Home' })
    await sendKeys({ type: '8' })
    expect(codeField(auth)?.value).to.equal('8294')
  })

  it('shows that a code is wrong and how many tries are left, and selects it for retyping [G05]', async () => {
    const at = await atCode()
    auth = at.auth
    resetApi()
    type(codeField(auth), wrongCode(at.code))
    await waitForMessage(auth, 'Invalid OTP')
    expect(find(auth, '.code-detail')?.textContent).to.equal('4 tries left.')
    expect([codeField(auth)?.selectionStart, codeField(auth)?.selectionEnd]).to.deep.equal([0, 6])
    expect(isDisabled(auth, 'Verify')).to.equal(true)
    expect(callsTo(consumePath)).to.have.length(1)
    await expectAccessible(auth)
    await sendKeys({ type: at.code })
    await waitUntil(() => titleIn(auth) === 'Community guidelines', 'no guidelines')
    expect(callsTo(consumePath)).to.have.length(2)
  })

  it('shows the server’s message when no tries are left [G05]', async () => {
    const at = await atCode()
    auth = at.auth
    const none = 'No tries left. Ask for a new code.'
    for (const left of ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.', none]) {
      type(codeField(auth), '')
      type(codeField(auth), wrongCode(at.code))
      await waitUntil(() => find(auth, '.code-detail')?.textContent === left, left)
    }
    type(codeField(auth), '')
    type(codeField(auth), wrongCode(at.code))
    await waitForMessage(auth, 'Invalid OTP')
    await waitUntil(() => find(auth, '.code-detail')?.textContent?.startsWith('Too many wrong codes were tried.'))
  })

  it('offers a new code at once when no tries are left, or says when there is one [G05, D07]', async () => {
    const at = await atCode()
    auth = at.auth
    const detail = () => find(auth, '.code-detail')?.textContent
    const primary = () => find<HTMLButtonElement>(auth, inDialog('.button-primary'))
    answerWith(({ path }) =>
      path === consumePath ? json({ code: 5301, message: 'Wrong', data: { triesLeft: 0 } }, 422) : undefined,
    )
    type(codeField(auth), wrongCode(at.code))
    await waitUntil(() => detail() === 'No tries left. Ask for a new code.')
    await waitUntil(() => /^Resend code in 0:(30|2\d)$/.test(primary()?.textContent ?? ''), 'it does not count')
    expect([primary()?.disabled, codeField(auth)?.readOnly]).to.eql([true, true])
    expect(buttonNamed(auth, 'Verify'), 'it would be of no use').to.equal(undefined)
    await expectAccessible(auth)
    later(31)
    await waitUntil(() => primary()?.textContent === 'Resend Code' && !primary()?.disabled, 'it does not come')
    await expectAccessible(auth)
    const session = { preAuthSessionId: 'p', deviceId: 'd', retryTime: 60 }
    answerWith(({ path }) => (path === sendPath ? json({ code: 200, message: 'OK', data: session }) : undefined))
    await pressButton(auth, 'Resend Code')
    await waitUntil(() => detail() === 'A new code is on its way.')
    await waitForFocus(() => codeField(auth))
    expect([codeField(auth)?.value, codeField(auth)?.readOnly]).to.eql(['', false])
    expect(isDisabled(auth, 'Verify')).to.equal(true)
  })

  it('counts the server’s wait when too many wrong codes were tried [G05, D07]', async () => {
    const at = await atCode()
    auth = at.auth
    const data = { retryTime: '119.4' }
    answerWith(({ path }) => (path === consumePath ? json({ code: 5303, message: 'Too many', data }, 422) : undefined))
    type(codeField(auth), at.code)
    await waitUntil(() => find(auth, '.code-detail')?.textContent === 'Too many')
    await waitUntil(() => /^Resend code in (2:00|1:5\d)$/.test(buttonNamed(auth, 'Resend')?.textContent ?? ''))
    await at.auth.hide()
    await pressButton(auth, 'Sign in')
    await waitForElement(auth, inDialog('input[type="email"]'))
  })

  it('shows a message when the code could not be verified [G05]', async () => {
    const at = await atCode()
    auth = at.auth
    answerWith(({ path }) => (path === consumePath ? Promise.reject(new TypeError('offline')) : undefined))
    type(codeField(auth), at.code)
    await waitForMessage(auth, 'Error verifying OTP')
    answerWith(({ path }) => (path === consumePath ? json({ code: 500 }, 500) : undefined))
    type(codeField(auth), '')
    type(codeField(auth), at.code)
    await waitForMessage(auth, 'Error verifying OTP')
    expect(await viewerOf(auth)).to.equal(null)
  })

  it('counts down to the next code by the clock, also in a tab that was hidden [D07]', async () => {
    const at = await atCode()
    auth = at.auth
    expect(resendText(auth)).to.match(/^Resend code in 0:(30|29|28)$/)
    later(21)
    await waitUntil(() => /^Resend code in 0:0[789]$/.test(resendText(auth) ?? ''), 'it does not count down')
    later(31)
    await waitUntil(() => resendText(auth)?.includes('Resend Code'))
    await expectAccessible(auth)
  })

  it('follows the server when it refuses a new code as too early [D07, G03]', async () => {
    const at = await atCode()
    auth = at.auth
    later(31)
    await pressButton(auth, 'Resend Code')
    await waitUntil(() =>
      /^Please try again after 00:\d\d!$/.test(find(auth, '.form-error:not(:empty)')?.textContent ?? ''),
    )
    expect(resendText(auth)).to.match(/^Resend code in 0:([12]\d|30)$/)
  })

  it('starts over with a new code [D07]', async () => {
    const at = await atCode()
    auth = at.auth
    const session = { preAuthSessionId: 'p', deviceId: 'd', retryTime: 65 }
    answerWith(({ path }) => (path === sendPath ? json({ code: 200, message: 'OK', data: session }) : undefined))
    type(codeField(auth), '12')
    later(31)
    await pressButton(auth, 'Resend Code')
    await waitUntil(() => /^Resend code in 1:0[45]$/.test(resendText(auth) ?? ''))
    expect(codeField(auth)?.value).to.equal('')
    await waitForFocus(() => codeField(auth))
    expect(find(auth, '.code-detail')?.textContent).to.equal('A new code is on its way.')
  })
})
