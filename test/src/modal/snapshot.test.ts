import { expect } from '@open-wc/testing'
import type { CommunityId } from '../../../src/entities/community'
import type { VideoId } from '../../../src/entities/playable'
import type { FlowSnapshot } from '../../../src/modal/modal'
import { forgetCode, rememberCode, runningCode, signInCode } from '../../../src/modal/sentCodes'
import { readSnapshot, removeSnapshot, storedSnapshot, storeSnapshot } from '../../../src/modal/snapshot'

const settings = { apiHost: 'https://kept.example', brandId: '1', storageMode: 'local' } as const
const address = { email: 'mira@lumen.art' }
const snapshot = (sentAt = Date.now()): FlowSnapshot => ({
  intent: { type: 'spark', videoId: '7' as VideoId, from: { element: 'geuin-feed', source: 'home', index: 3 } },
  step: 'LOGIN_OTP_INPUT',
  history: ['SIGNIN'],
  form: { flowType: 'EMAIL', address, code: { preAuthSessionId: 'p', deviceId: 'd', retryTime: 30, sentAt } },
  destination: 'EDIT_BIO',
})

describe('the stored snapshot of a modal', () => {
  const { now } = Date
  afterEach(() => {
    Date.now = now
    history.replaceState(null, '', location.pathname)
    sessionStorage.clear()
  })

  it('is the same after a reload, for its site and its mode', () => {
    const kept = snapshot()
    storeSnapshot(settings, 'page', kept)
    expect(storedSnapshot(settings, 'page')).to.deep.equal(kept)
    expect(storedSnapshot(settings, 'inline')).to.equal(null)
    expect(storedSnapshot({ ...settings, brandId: '2' }, 'page')).to.equal(null)
    removeSnapshot(settings, 'page')
    expect(storedSnapshot(settings, 'page')).to.equal(null)
  })

  it('holds the community that a viewer wanted to join', () => {
    const community = { communityId: '5' as CommunityId, slug: 'night-skies', name: 'Night Skies' }
    const joining: FlowSnapshot = { ...snapshot(), intent: { type: 'join', ...community } }
    storeSnapshot(settings, 'page', joining)
    expect(storedSnapshot(settings, 'page')).to.deep.equal(joining)
  })

  it('holds the address that waits for a code to the present one', () => {
    const change = { address: { phone: '+12015550123' }, isConfirmed: true }
    const changing = { ...snapshot(), form: { flowType: 'PHONE' as const, change } }
    expect(readSnapshot(JSON.stringify(changing))?.form).to.deep.equal(changing.form)
  })

  it('lasts as long as its code', () => {
    storeSnapshot(settings, 'page', snapshot(Date.now() - 9 * 60_000))
    expect(storedSnapshot(settings, 'page')).to.be.ok
    Date.now = () => now() + 61_000
    expect(storedSnapshot(settings, 'page')).to.equal(null)
  })

  it('belongs to the page that it was stored on', () => {
    storeSnapshot(settings, 'page', snapshot())
    history.replaceState(null, '', '?elsewhere')
    expect(storedSnapshot(settings, 'page')).to.equal(null)
  })

  it('is null when it can’t be read', () => {
    for (const text of [null, '', '{', '[]', '{"step":"NOWHERE"}', '{"step":7}', 'null'])
      expect(readSnapshot(text)).to.equal(null)
  })

  it('drops unknown steps and fields, and an unknown intent becomes a sign-in', () => {
    const text = JSON.stringify({
      step: 'SIGNIN',
      history: ['x', 'GET_APP'],
      intent: { type: 'fly' },
      form: { code: { deviceId: 'd' }, address: { email: 7 } },
      destination: 'y',
    })
    expect(readSnapshot(text)).to.deep.equal({
      step: 'SIGNIN',
      history: ['GET_APP'],
      intent: { type: 'signin' },
      form: { flowType: 'EMAIL', address: { email: '7' } },
      destination: null,
    })
  })
})

describe('the last code sent to an address', () => {
  const { now } = Date
  afterEach(() => {
    Date.now = now
    sessionStorage.clear()
  })

  it('is reused for the same address and purpose until another one may be sent', () => {
    const code = { preAuthSessionId: 'p', deviceId: 'd', retryTime: 30, sentAt: Date.now() }
    rememberCode(settings, 'sign-in', address, code)
    expect(runningCode(settings, 'sign-in', address)).to.deep.equal(code)
    expect(runningCode(settings, 'update', address)).to.equal(null)
    expect(runningCode(settings, 'sign-in', { email: 'jun@lumen.art' })).to.equal(null)
    rememberCode(settings, 'sign-in', { phone: '+12015550123' }, { ...code, deviceId: 'e' })
    expect(runningCode(settings, 'sign-in', { phone: '+12015550123' })?.deviceId).to.equal('e')
    expect(runningCode(settings, 'sign-in', address), 'another address in between').to.deep.equal(code)
    forgetCode(settings, 'sign-in', { phone: '+12015550123' })
    expect(runningCode(settings, 'sign-in', { phone: '+12015550123' })).to.equal(null)
    expect(runningCode(settings, 'sign-in', address)).to.deep.equal(code)
    Date.now = () => now() + 30_000
    expect(runningCode(settings, 'sign-in', address)).to.equal(null)
  })

  it('signs in for as long as it lives, the newest one first', () => {
    const code = { preAuthSessionId: 'p', deviceId: 'd', retryTime: 30, sentAt: Date.now() }
    const phone = { phone: '+12015550123' }
    expect(signInCode(settings)).to.equal(null)
    rememberCode(settings, 'update', address, code)
    expect(signInCode(settings), 'one for a change signs nobody in').to.equal(null)
    rememberCode(settings, 'sign-in', phone, code)
    rememberCode(settings, 'sign-in', address, code)
    Date.now = () => now() + 599_000
    expect(signInCode(settings)).to.deep.equal({ address, code })
    forgetCode(settings, 'sign-in', address)
    expect(signInCode(settings)).to.deep.equal({ address: phone, code })
    Date.now = () => now() + 600_000
    expect(signInCode(settings)).to.equal(null)
  })
})
