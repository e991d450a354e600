import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, ok, type Rule, refusal, resetApi } from '../../../support/fakeApi'
import { blur, pressEnter, type } from '../../../support/input'
import { codeFor } from '../../../support/mailbox'
import { clearSteps, openStep, type StepDialog, sentTo } from '../../../support/openStep'
import { pressButton, serverReady, waitForElement } from '../../../support/page'
import { entering, storedSession } from '../../../support/sessionAnswers'
import { accountOf, newEmail, viewerOf, wrongCode } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const [sendPath, changePath] = ['/api/v4/auth/signinup/code', '/api/v4/update_email_phone']
const consumePath = '/api/v4/auth/signinup/code/consume'
/** Numbers of a range that is never given to anybody. */
const newPhone = () =>
  `+1415555${String(Math.floor(Math.random() * 100)).padStart(2, '0')}${Date.now() % 100}`.padEnd(12, '7')

const codeStep = (it: StepDialog) => waitForElement(it.element, 'dialog[open] .code-input')
const sayError = (it: StepDialog, message: string) => waitUntil(() => it.text().includes(message), `no ${message}`)

describe('EDIT_EMAIL', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('validates the address on submit and then on every change [E01] [E18]', async () => {
    const it = await openStep('EDIT_EMAIL')
    const invalid = 'Please enter a valid email address.'
    expect(it.button('Continue').disabled).to.equal(true)
    type(it.field('email'), 'mira@lumen')
    blur(it.field('email'))
    expect([it.says('email'), it.button('Continue').disabled]).to.eql(['', true])
    pressEnter(it.field('email'))
    expect(it.says('email')).to.equal(invalid)
    expect(it.field('email').getAttribute('aria-invalid')).to.equal('true')
    type(it.field('email'), 'mira@lumen.art')
    expect([it.says('email'), it.button('Continue').disabled]).to.eql(['', false])
    await expectAccessible(it.box())
  })

  it('saves the new address once its code is entered [D05] [C06] [F05]', async () => {
    const it = await openStep('EDIT_EMAIL')
    const email = newEmail()
    resetApi()
    type(it.field('email'), ` <b>${email}</b> `)
    pressEnter(it.field('email'))
    await codeStep(it)
    expect(it.text()).to.contain('Verify your email').and.to.contain(email)
    expect((await sentTo(sendPath))[0]).to.include({ email, is_update_flow: true })
    type(it.field('code'), await codeFor(email))
    await it.toast('Your email has been updated')
    await it.closed()
    expect((await viewerOf(it.element))?.email).to.equal(email)
    expect((await accountOf(it.element)).email).to.equal(email)
  })

  it('keeps the old address after a wrong code or no answer [G05] [G10]', async () => {
    const it = await openStep('EDIT_EMAIL')
    const before = (await viewerOf(it.element))?.email
    const email = newEmail()
    type(it.field('email'), email)
    it.press('Continue')
    await codeStep(it)
    type(it.field('code'), wrongCode(await codeFor(email)))
    await sayError(it, 'Invalid OTP')
    answerWith(({ path }) => (path === changePath ? refusal(500, 500) : undefined))
    type(it.field('code'), await codeFor(email))
    await sayError(it, 'Something went wrong while updating email. Please try again!')
    expect(it.says('code'), 'nobody said that the code is wrong').to.equal('')
    expect(it.button('Verify').disabled, 'it may be tried again').to.equal(false)
    await expectAccessible(it.box())
    expect((await viewerOf(it.element))?.email).to.equal(before)
  })

  describe('where the sign-in was longer ago than five minutes', () => {
    const presentCode = '246810'
    /** A server that wants a code to the present address first; `sends` answers the call that sends that one. */
    const needProof = async (it: StepDialog, sends: Rule = () => undefined) => {
      const { access, refresh } = storedSession('1')?.tokens ?? expect.fail('nobody is signed in')
      const account = await accountOf(it.element)
      let isProved = false
      answerWith(async (call) => {
        if (call.path === consumePath) {
          const { userInputCode } = (await call.body()) as { userInputCode: string }
          isProved = userInputCode === presentCode
          return isProved ? entering(access, refresh, account) : refusal(5301, 422)
        }
        if (call.path !== sendPath || isProved) return undefined
        const { is_update_flow } = (await call.body()) as { is_update_flow: boolean }
        if (is_update_flow) return refusal(5251, 403)
        return (await sends(call)) ?? ok({ retryTime: 30, preAuthSessionId: 'a', deviceId: 'b' })
      })
    }

    it('asks for a code to the present address, then goes on with what was typed [D05] [F05] [C06]', async () => {
      const it = await openStep('EDIT_EMAIL')
      const before = (await viewerOf(it.element))?.email ?? ''
      await needProof(it)
      apiCalls.splice(0)
      const email = newEmail()
      type(it.field('email'), email)
      it.press('Continue')
      await codeStep(it)
      expect(it.text()).to.contain('Confirm it’s you')
      expect(it.text())
        .to.contain(`${before.slice(0, 2)}••@example.com`)
        .and.not.to.contain(before)
      expect((await sentTo(sendPath)).at(-1)).to.include({ email: before, is_update_flow: false })
      await expectAccessible(it.box())

      await pressButton(it.element, 'Back')
      await waitUntil(() => it.field('email').value === email, 'the typed address')
      it.press('Continue')
      await codeStep(it)
      expect((await sentTo(sendPath)).map((body) => (body as { email: string }).email)).to.eql([email, before, email])

      type(it.field('code'), wrongCode(presentCode))
      await sayError(it, 'Invalid OTP')
      type(it.field('code'), presentCode)
      await waitUntil(() => it.text().includes('Verify your email'), 'the code to the new address')
      expect(it.text()).to.contain(email)
      type(it.field('code'), await codeFor(email))
      await it.toast('Your email has been updated')
      await it.closed()
      expect((await accountOf(it.element)).email).to.equal(email)
    })

    it('shows on the field why the present address got no code, beside what was typed [G04]', async () => {
      const it = await openStep('EDIT_EMAIL')
      await needProof(it, () => refusal(500, 500))
      const email = newEmail()
      type(it.field('email'), email)
      it.press('Continue')
      await waitUntil(() => it.says('email') === 'Something went wrong. Please try again!', 'the failure')
      expect([it.field('email').value, it.button('Continue').disabled]).to.eql([email, false])
    })

    it('stays at the new address when that one gets no code after all [G04]', async () => {
      const it = await openStep('EDIT_EMAIL')
      await needProof(it)
      const email = newEmail()
      type(it.field('email'), email)
      it.press('Continue')
      await codeStep(it)
      const { access, refresh } = storedSession('1')?.tokens ?? expect.fail('nobody is signed in')
      const account = await accountOf(it.element)
      answerWith(({ path }) => (path === consumePath ? entering(access, refresh, account) : refusal(500, 500)))
      type(it.field('code'), presentCode)
      await waitForElement(it.element, 'dialog[open] [name="email"]')
      await waitUntil(() => it.says('email') === 'Something went wrong. Please try again!', 'the failure')
      expect([it.field('email').value, it.button('Continue').disabled]).to.eql([email, false])
    })

    it('shows the server’s reason to an account without an address [F05]', async () => {
      const it = await openStep('EDIT_EMAIL', { email: null, phoneNumber: null })
      answerWith(({ path }) => (path === sendPath ? refusal(5251, 403) : undefined))
      type(it.field('email'), newEmail())
      it.press('Continue')
      await waitUntil(() => it.says('email') === 'No', 'the reason')
    })
  })

  it('shows on the field why no code was sent [G03] [G04]', async () => {
    const it = await openStep('EDIT_EMAIL')
    answerWith(({ path }) => (path === sendPath ? refusal(500, 500) : undefined))
    type(it.field('email'), newEmail())
    it.press('Continue')
    await waitUntil(() => it.says('email') === 'Something went wrong. Please try again!', 'the failure')
    expect(it.button('Continue').disabled, 'it may be tried again').to.equal(false)
  })

  it('disables Continue while the address is unchanged', async () => {
    const it = await openStep('EDIT_EMAIL')
    type(it.field('email'), 'somebody@example.com')
    type(it.field('email'), (await viewerOf(it.element))?.email ?? '')
    expect(it.button('Continue').disabled).to.equal(true)
  })
})

describe('EDIT_PHONE_NUMBER', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('validates the number when the field loses the focus [E02]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    type(it.field('phone'), '415')
    expect(it.says('phone')).to.equal('')
    blur(it.field('phone'))
    expect([it.says('phone'), it.button('Continue').disabled]).to.eql(['Please enter a valid phone number.', true])
    await expectAccessible(it.box())
  })

  it('saves the new address once its code is entered [D05] [C06] [F05]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    const phone = newPhone()
    resetApi()
    type(it.field('phone'), phone.slice(2))
    it.press('Continue')
    await codeStep(it)
    expect(it.text()).to.contain('Verify your phone')
    expect((await sentTo(sendPath))[0]).to.include({ phoneNumber: phone, is_update_flow: true })
    type(it.field('code'), await codeFor(phone))
    await it.toast('Your phone number has been updated')
    await it.closed()
    expect((await viewerOf(it.element))?.phoneNumber).to.equal(phone)
  })

  it('shows a message for numbers that get no text messages, without the sign-in’s advice [G02]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    type(it.field('phone'), '+44 20 7946 0958')
    it.press('Continue')
    await waitUntil(
      () => it.says('phone') === 'Unable to send the code. Please use another phone number.',
      'the refusal',
    )
  })

  it('keeps the old number after a wrong code [G05] [F05]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    const phone = newPhone()
    const before = (await viewerOf(it.element))?.phoneNumber
    type(it.field('phone'), phone.slice(2))
    it.press('Continue')
    await codeStep(it)
    const code = await codeFor(phone)
    type(it.field('code'), code === '111111' ? '222222' : '111111')
    await waitUntil(() => it.says('code').includes('Invalid OTP'), 'the refusal')
    expect((await viewerOf(it.element))?.phoneNumber).to.equal(before)
  })

  it('shows an error when the change failed [G10]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    const phone = newPhone()
    answerWith(({ path }) => (path === changePath ? Promise.reject(new TypeError('offline')) : undefined))
    type(it.field('phone'), phone.slice(2))
    it.press('Continue')
    await codeStep(it)
    type(it.field('code'), await codeFor(phone))
    await sayError(it, 'Something went wrong while updating phone. Please try again!')
    expect(it.text()).not.to.contain('Invalid OTP')
  })
})
