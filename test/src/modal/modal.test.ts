import { expect } from '@open-wc/testing'
import type { VideoId } from '../../../src/entities/playable'
import {
  closed,
  firstStep,
  type Modal,
  type ModalEvent,
  needsViewer,
  type OpenModal,
  type StepName,
  sizeOf,
  step,
  stepNames,
} from '../../../src/modal/modal'

const [one, two] = [document.createElement('i'), document.createElement('b')]
const nobody = { brandGuidelines: false, hasTopics: false, usernameSet: false }
const everything = { brandGuidelines: true, hasTopics: true, usernameSet: true }
const address = { email: 'mira@lumen.art' }
const code = { preAuthSessionId: 'p', deviceId: 'd', retryTime: 30, sentAt: 1 }

const ask = (name: StepName | null = null, user: typeof nobody | null = null): ModalEvent => ({
  type: 'requested',
  owner: one,
  requester: two,
  intent: { type: 'spark', videoId: '7' as VideoId },
  step: name,
  user,
})
const after = (...events: ModalEvent[]) => events.reduce(step, closed)
const open = (...events: ModalEvent[]): OpenModal => {
  const modal = after(...events)
  return modal.status === 'open' ? modal : expect.fail('the modal is closed')
}
const stepAfter = (...events: ModalEvent[]) => {
  const modal = after(...events)
  return modal.status === 'open' ? modal.step : 'closed'
}

describe('the modal’s machine', () => {
  it('starts at the step that the brand decides, once the brand has loaded [C01]', () => {
    expect(open(ask())).to.deep.include({ step: null, form: { flowType: 'EMAIL' }, history: [] })
    expect(stepAfter(ask(), { type: 'brand-known', webCta: 'other' })).to.equal('SIGNIN')
    expect(stepAfter(ask(), { type: 'brand-known', webCta: 'app' })).to.equal('GET_APP')
    expect(firstStep('app', 'SIGNIN')).to.equal('SIGNIN')
  })

  it('starts on the custom step when one is given [C01]', () => {
    expect(stepAfter(ask('BECOME_CREATOR'), { type: 'brand-known', webCta: 'app' })).to.equal('BECOME_CREATOR')
    expect(stepAfter(ask('EDIT_BIO', everything))).to.equal('EDIT_BIO')
  })

  it('leads a visitor through SIGNIN to a step that needs a viewer', () => {
    const first: ModalEvent[] = [ask('EDIT_BIO'), { type: 'signed-in', user: nobody }]
    expect(stepAfter(ask('EDIT_BIO'))).to.equal('SIGNIN')
    expect(stepAfter(...first)).to.equal('BRAND_GUIDELINES')
    const done: ModalEvent[] = [
      { type: 'guidelines-accepted', user: nobody },
      { type: 'topics-saved', user: nobody },
      { type: 'finished' },
    ]
    expect(stepAfter(...first, ...done)).to.equal('EDIT_BIO')
    expect(stepAfter(...first, ...done, { type: 'finished' })).to.equal('closed')
    expect(stepAfter(ask('EDIT_BIO'), { type: 'signed-in', user: everything })).to.equal('EDIT_BIO')
  })

  it('returns after a sign-in to the step that led to it', () => {
    const events: ModalEvent[] = [ask('BECOME_CREATOR'), { type: 'step-chosen', step: 'SIGNIN' }]
    expect(stepAfter(...events)).to.equal('SIGNIN')
    expect(stepAfter(...events, { type: 'signed-in', user: everything })).to.equal('BECOME_CREATOR')
  })

  it('takes the intent of a step that was chosen on the way', () => {
    const chosen = { type: 'step-chosen', step: 'SIGNIN', intent: { type: 'creator' } } as const
    const after = [ask('BECOME_CREATOR'), chosen].reduce<Modal>(step, closed)
    expect(after).to.deep.include({ step: 'SIGNIN', intent: { type: 'creator' } })
  })

  it('stays closed for a viewer who has finished everything', () => {
    expect(stepAfter(ask(null, everything))).to.equal('closed')
    expect(stepAfter(ask('SIGNIN', everything))).to.equal('closed')
    expect(stepAfter(ask('SIGN_OUT'))).to.equal('closed')
    expect(stepAfter(ask(null, nobody))).to.equal('BRAND_GUIDELINES')
  })

  it('starts at the step that sends a code, not at the one that takes it [C06]', () => {
    expect(stepAfter(ask('LOGIN_OTP_INPUT'))).to.equal('SIGNIN')
    expect(stepAfter(ask('VERIFY_MAIL_OTP', everything))).to.equal('EDIT_EMAIL')
    expect(stepAfter(ask('VERIFY_DELETE_ACCOUNT', everything))).to.equal('DELETE_CONFIRMATION')
  })

  it('starts at the code that is on its way for a visitor, with the way back to its address [C06]', () => {
    const sent = { address, code }
    const resumed = (name: StepName | null, user: typeof nobody | null = null) =>
      open({ ...ask(name, user), sent } as ModalEvent)
    const form = { flowType: 'EMAIL', address, code }
    expect(resumed(null)).to.deep.include({ step: 'LOGIN_OTP_INPUT', history: ['SIGNIN'], form, destination: null })
    expect(step(resumed(null), { type: 'went-back' })).to.deep.include({ step: 'SIGNIN', history: [], form })
    expect(resumed('EDIT_BIO')).to.deep.include({ step: 'LOGIN_OTP_INPUT', destination: 'EDIT_BIO' })
    expect(resumed('DELETE_CONFIRMATION').form).to.deep.equal({ ...form, action: 'DELETE_ACCOUNT' })
    expect(resumed('SIGNIN'), 'the page named it').to.deep.include({ step: 'SIGNIN', history: [], form })
    expect(resumed('GET_APP').step).to.equal('GET_APP')
    expect(resumed('EDIT_BIO', everything).step).to.equal('EDIT_BIO')
    const phone = { phone: '+12015550123' }
    expect(open({ ...ask(), sent: { address: phone, code } } as ModalEvent).form.flowType).to.equal('PHONE')
  })

  for (const [from, to] of [
    ['SIGNIN', 'LOGIN_OTP_INPUT'],
    ['EDIT_EMAIL', 'VERIFY_MAIL_OTP'],
    ['EDIT_PHONE_NUMBER', 'VERIFY_PHONE_OTP'],
    ['DELETE_CONFIRMATION', 'VERIFY_DELETE_ACCOUNT'],
  ] as const)
    it(`goes from ${from} to ${to} once a code is sent, and back [C02, C06, D01, D05, D06]`, () => {
      const sent: ModalEvent = { type: 'code-sent', address, code }
      const user = needsViewer(from) ? everything : null
      const modal = open(ask(from, user), sent)
      expect(modal).to.deep.include({ step: to, history: [from], form: { flowType: 'EMAIL', address, code } })
      const again = { ...code, preAuthSessionId: 'q' }
      expect(open(ask(from, user), sent, { ...sent, code: again })).to.deep.include({ step: to, history: [from] })
      const back = open(ask(from, user), sent, { type: 'went-back' })
      expect([back.step, back.history, back.form.address]).to.deep.equal([from, [], address])
    })

  describe('a change of address that needs a code to the present one first', () => {
    const newAddress = { email: 'mira@new.example' }
    const start = ask('EDIT_EMAIL', everything)
    const toPresent: ModalEvent = { type: 'code-sent', address, code, newAddress }
    const toNew: ModalEvent = { type: 'code-sent', address: newAddress, code }
    const confirmed: ModalEvent = { type: 'identity-confirmed' }

    it('goes to VERIFY_IDENTITY, back to the new address, and on to its code [C06] [D05]', () => {
      const opened = open(start, toPresent)
      const change = { address: newAddress, isConfirmed: false }
      expect(opened).to.deep.include({ step: 'VERIFY_IDENTITY', history: ['EDIT_EMAIL'] })
      expect(opened.form).to.deep.equal({ flowType: 'EMAIL', address, code, change })
      const known = open(start, toPresent, confirmed)
      expect(known).to.deep.include({ step: 'EDIT_EMAIL', history: [] })
      expect(known.form).to.deep.equal({ flowType: 'EMAIL', change: { ...change, isConfirmed: true } })
      const last = open(start, toPresent, confirmed, toNew)
      expect(last).to.deep.include({ step: 'VERIFY_MAIL_OTP', history: ['EDIT_EMAIL'] })
      expect(last.form, 'going back does not send it again').to.deep.equal({
        flowType: 'EMAIL',
        address: newAddress,
        code,
      })
    })

    it('keeps the new address on the way back, and over a second code to the present one', () => {
      const again: ModalEvent = { type: 'code-sent', address, code: { ...code, deviceId: 'e' } }
      const change = { address: newAddress, isConfirmed: false }
      expect(open(start, toPresent, again)).to.deep.include({ step: 'VERIFY_IDENTITY', history: ['EDIT_EMAIL'] })
      expect(open(start, toPresent, again).form.change).to.deep.equal(change)
      const back = open(start, toPresent, { type: 'went-back' })
      expect([back.step, back.form.change]).to.deep.equal(['EDIT_EMAIL', change])
    })

    it('leads back to the form also when another code to the new address needs it', () => {
      const late = open(start, toNew, toPresent)
      expect(late).to.deep.include({ step: 'VERIFY_IDENTITY', history: ['EDIT_EMAIL'] })
      const phone = { phone: '+12015550123' }
      const number = open(ask('EDIT_PHONE_NUMBER', everything), { ...toPresent, newAddress: phone }, confirmed)
      expect(number.step).to.equal('EDIT_PHONE_NUMBER')
    })

    it('begins at the form when the page asks for its middle', () => {
      expect(stepAfter(ask('VERIFY_IDENTITY', everything))).to.equal('EDIT_EMAIL')
    })
  })

  it('resets to SIGNIN with empty form data [C02]', () => {
    const modal = open(
      ask('SIGNIN'),
      { type: 'flow-chosen', flowType: 'PHONE' },
      { type: 'code-sent', address, code },
      { type: 'reset' },
    )
    expect(modal).to.deep.include({ step: 'SIGNIN', history: [], form: { flowType: 'EMAIL' } })
  })

  for (const [user, next] of [
    [nobody, 'BRAND_GUIDELINES'],
    [{ ...nobody, brandGuidelines: true }, 'CATEGORY_SELECTION'],
    [{ ...nobody, brandGuidelines: true, hasTopics: true }, 'EDIT_USERNAME'],
    [everything, 'closed'],
  ] as const)
    it(`leads a viewer who signed in to ${next} [D02]`, () => {
      const events: ModalEvent[] = [ask('SIGNIN'), { type: 'code-sent', address, code }, { type: 'signed-in', user }]
      expect(stepAfter(...events)).to.equal(next)
    })

  it('leads to the deletion first, when that was the action [D02]', () => {
    expect(open(ask('DELETE_CONFIRMATION'))).to.deep.include({
      step: 'SIGNIN',
      form: { flowType: 'EMAIL', action: 'DELETE_ACCOUNT' },
    })
    expect(stepAfter(ask('DELETE_CONFIRMATION'), { type: 'signed-in', user: nobody })).to.equal('DELETE_CONFIRMATION')
  })

  it('continues after guidelines and interests with the next missing step [D03, D04, C07]', () => {
    const accepted = (user: typeof nobody) => stepAfter(ask(null, nobody), { type: 'guidelines-accepted', user })
    expect(accepted(nobody)).to.equal('CATEGORY_SELECTION')
    expect(accepted({ ...nobody, hasTopics: true })).to.equal('USERNAME_INPUT')
    expect(accepted(everything)).to.equal('closed')
    const saved = (user: typeof nobody) =>
      stepAfter(ask('CATEGORY_SELECTION', everything), { type: 'topics-saved', user })
    expect(saved(nobody)).to.equal('EDIT_USERNAME')
    expect(saved(everything)).to.equal('closed')
  })

  it('closes the onboarding with WELCOME, unless another step is the destination [D04]', () => {
    const named: ModalEvent = { type: 'onboarded' }
    const unnamed = { ...everything, usernameSet: false }
    const start = ask(null, unnamed)
    expect(open(start, named)).to.deep.include({ step: 'WELCOME', history: [] })
    expect(stepAfter(start, named, { type: 'finished' })).to.equal('closed')
    const signedIn: ModalEvent[] = [ask('EDIT_BIO'), { type: 'signed-in', user: unnamed }]
    expect(stepAfter(...signedIn, named)).to.equal('EDIT_BIO')
    expect(stepAfter(...signedIn, named, { type: 'finished' })).to.equal('closed')
  })

  it('closes with the session when the step needs a viewer', () => {
    expect(stepAfter(ask('EDIT_BIO', everything), { type: 'signed-out' })).to.equal('closed')
    expect(stepAfter(ask('SIGNIN'), { type: 'signed-out' })).to.equal('SIGNIN')
  })

  it('reacts to a sign-in at SIGNIN and at the code step only', () => {
    expect(stepAfter(ask('EDIT_BIO', everything), { type: 'signed-in', user: nobody })).to.equal('EDIT_BIO')
    expect(stepAfter(ask(), { type: 'signed-in', user: nobody })).to.equal('BRAND_GUIDELINES')
  })

  it('ignores another request while it is open', () => {
    const modal = open(ask('SIGNIN'))
    expect(step(modal, { ...ask('GET_APP'), type: 'requested' } as ModalEvent)).to.equal(modal)
  })

  it('is closed only by its own owner', () => {
    const modal = open(ask('SIGNIN'))
    expect(step(modal, { type: 'dismissed', owner: two })).to.equal(modal)
    expect(step(modal, { type: 'dismissed', owner: one })).to.equal(closed)
    expect(step(closed, { type: 'dismissed', owner: one })).to.equal(closed)
  })

  it('ignores step events while it is closed', () => {
    const events: ModalEvent[] = [
      { type: 'finished' },
      { type: 'went-back' },
      { type: 'step-chosen', step: 'EDIT_BIO' },
    ]
    for (const event of events) expect(step(closed as Modal, event)).to.equal(closed)
  })

  it('has a compact and an expanded size for some steps [C04]', () => {
    const of = (size: ReturnType<typeof sizeOf>) => stepNames.filter((name) => sizeOf(name) === size)
    expect(of('compact')).to.have.members(['DELETE_CONFIRMATION', 'SIGN_OUT', 'REMOVE_PICTURE'])
    expect(of('expanded')).to.have.members(['EDIT_PROFILE_PICTURE', 'MEDIA_UPLOAD'])
  })
})
