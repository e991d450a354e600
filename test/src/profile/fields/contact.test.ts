import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../../accessible'
import { answerWith, refusal, resetApi } from '../../fakeApi'
import { serverReady, shown } from '../../onPage'
import { accountOf, codeFor, newEmail, viewerOf, wrongCode } from '../../signedIn'
import { blur, pressEnter, type } from '../../typing'
import { leaveStand, type Opened, openStep, sentTo, settled } from '../stand'

const [sendPath, changePath] = ['/api/v4/auth/signinup/code', '/api/v4/update_email_phone']
/** Numbers of a range that is never given to anybody. */
const newPhone = () =>
  `+1415555${String(Math.floor(Math.random() * 100)).padStart(2, '0')}${Date.now() % 100}`.padEnd(12, '7')

const codeStep = (it: Opened) => shown(it.element, 'dialog[open] .code-input')
const sayError = (it: Opened, message: string) => settled(() => it.text().includes(message), `no ${message}`)

describe('the email address', () => {
  before(serverReady)
  afterEach(leaveStand)

  it('is checked when it is sent, and again on every change [E01] [E18]', async () => {
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

  it('is changed by a code that went to the new one [D05] [C06] [F05]', async () => {
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

  it('stays what it was with a wrong code, or without an answer [G05] [G10]', async () => {
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

  it('says on the field why no code was sent [G03] [G04]', async () => {
    const it = await openStep('EDIT_EMAIL')
    answerWith(({ path }) => (path === sendPath ? refusal(500, 500) : undefined))
    type(it.field('email'), newEmail())
    it.press('Continue')
    await settled(() => it.says('email') === 'Something went wrong. Please try again!', 'the failure')
    expect(it.button('Continue').disabled, 'it may be tried again').to.equal(false)
  })

  it('has nothing to send while it is the old one', async () => {
    const it = await openStep('EDIT_EMAIL')
    type(it.field('email'), 'somebody@example.com')
    type(it.field('email'), (await viewerOf(it.element))?.email ?? '')
    expect(it.button('Continue').disabled).to.equal(true)
  })
})

describe('the phone number', () => {
  before(serverReady)
  afterEach(leaveStand)

  it('is checked when its field is left [E02]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    type(it.field('phone'), '415')
    expect(it.says('phone')).to.equal('')
    blur(it.field('phone'))
    expect([it.says('phone'), it.button('Continue').disabled]).to.eql(['Please enter a valid phone number.', true])
    await expectAccessible(it.box())
  })

  it('is changed by a code that went to the new one [D05] [C06] [F05]', async () => {
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

  it('says which numbers get no text message, and names no other way in [G02]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    type(it.field('phone'), '+44 20 7946 0958')
    it.press('Continue')
    await settled(() => it.says('phone') === 'Unable to send the code. Please use another phone number.', 'the refusal')
  })

  it('takes no wrong code [G05] [F05]', async () => {
    const it = await openStep('EDIT_PHONE_NUMBER')
    const phone = newPhone()
    const before = (await viewerOf(it.element))?.phoneNumber
    type(it.field('phone'), phone.slice(2))
    it.press('Continue')
    await codeStep(it)
    const code = await codeFor(phone)
    type(it.field('code'), code === '111111' ? '222222' : '111111')
    await settled(() => it.says('code').includes('Invalid OTP'), 'the refusal')
    expect((await viewerOf(it.element))?.phoneNumber).to.equal(before)
  })

  it('says so when it could not be changed [G10]', async () => {
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
