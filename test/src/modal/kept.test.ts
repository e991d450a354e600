import { expect } from '@open-wc/testing'
import { forgetCourse, keepCourse, keptCourse, readCourse } from '../../../src/modal/kept'
import type { Course } from '../../../src/modal/modal'
import { forgetCode, rememberCode, runningCode } from '../../../src/modal/sentCodes'

const settings = { apiHost: 'https://kept.example', brandId: '1', storageMode: 'local' } as const
const address = { email: 'mira@lumen.art' }
const course = (sentAt = Date.now()): Course => ({
  wish: { action: 'spark', videoId: '7' },
  step: 'LOGIN_OTP_INPUT',
  trail: ['SIGNIN'],
  form: { flowType: 'EMAIL', address, code: { preAuthSessionId: 'p', deviceId: 'd', retryTime: 30, sentAt } },
  goal: 'EDIT_BIO',
})

describe('a modal that is kept', () => {
  const { now } = Date
  afterEach(() => {
    Date.now = now
    history.replaceState(null, '', location.pathname)
    sessionStorage.clear()
  })

  it('is what it was after a reload, for its site and its place', () => {
    const kept = course()
    keepCourse(settings, 'page', kept)
    expect(keptCourse(settings, 'page')).to.deep.equal(kept)
    expect(keptCourse(settings, 'inline')).to.equal(null)
    expect(keptCourse({ ...settings, brandId: '2' }, 'page')).to.equal(null)
    forgetCourse(settings, 'page')
    expect(keptCourse(settings, 'page')).to.equal(null)
  })

  it('knows which community a viewer wanted to join', () => {
    const joining: Course = { ...course(), wish: { action: 'join', community: 'Night Skies', slug: 'night-skies' } }
    keepCourse(settings, 'page', joining)
    expect(keptCourse(settings, 'page')).to.deep.equal(joining)
  })

  it('is as old as its code at most', () => {
    keepCourse(settings, 'page', course(Date.now() - 9 * 60_000))
    expect(keptCourse(settings, 'page')).to.be.ok
    Date.now = () => now() + 61_000
    expect(keptCourse(settings, 'page')).to.equal(null)
  })

  it('is of the page that it was on', () => {
    keepCourse(settings, 'page', course())
    history.replaceState(null, '', '?elsewhere')
    expect(keptCourse(settings, 'page')).to.equal(null)
  })

  it('is nothing when it can’t be read', () => {
    for (const text of [null, '', '{', '[]', '{"step":"NOWHERE"}', '{"step":7}', 'null'])
      expect(readCourse(text)).to.equal(null)
  })

  it('loses what it doesn’t know', () => {
    const text = JSON.stringify({
      step: 'SIGNIN',
      trail: ['x', 'GET_APP'],
      wish: { action: 'fly' },
      form: { code: { deviceId: 'd' }, address: { email: 7 } },
      goal: 'y',
    })
    expect(readCourse(text)).to.deep.equal({
      step: 'SIGNIN',
      trail: ['GET_APP'],
      wish: { action: 'signin' },
      form: { flowType: 'EMAIL', address: { email: '7' } },
      goal: null,
    })
  })
})

describe('the last code that was sent', () => {
  const { now } = Date
  afterEach(() => {
    Date.now = now
    sessionStorage.clear()
  })

  it('serves for the same address and purpose until another one may be sent', () => {
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
})
