import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../../../support/accessible'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../../../support/fakeApi'
import { click } from '../../../../support/input'
import {
  clearQueryCache,
  clearSteps,
  openStep,
  type StepDialog,
  sentTo,
  showStep,
  updatePath,
} from '../../../../support/openStep'
import { find, serverReady, waitForElement } from '../../../../support/page'
import { viewerOf } from '../../../../support/signIn'
import { waitUntil } from '../../../../support/waitUntil'

const avatarsPath = '/api/v3/users/avatars'

describe('an avatar', () => {
  before(serverReady)
  beforeEach(clearQueryCache)
  afterEach(clearSteps)

  const buttons = (it: StepDialog) => [...it.box().querySelectorAll<HTMLButtonElement>('.avatars button')]
  const open = async (user = {}) => {
    const it = await openStep('MEDIA_UPLOAD', user)
    await waitForElement(it.element, '.avatars button')
    return it
  }

  it('can be chosen from those of the server [H05] [F09] [G14]', async () => {
    const it = await open()
    expect(buttons(it).map((one) => one.getAttribute('aria-label'))).to.eql([
      ...['Avatar lava', 'Avatar plasma', 'Avatar ripples'],
    ])
    await waitUntil(() => buttons(it)[0]?.querySelector('img')?.src.endsWith('/avatars/lava.gif'), 'its picture')
    await expectAccessible(it.box())
    resetApi()
    click(buttons(it)[1]!)
    await it.toast('Your profile image has been updated')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { profile_image: 'plasma', is_avatar: true } }])
    expect(await viewerOf(it.element)).to.include({ image: 'plasma', isAvatar: true })
    await waitForElement(it.element, '.account .avatar img[src$="/avatars/plasma.gif"]')
    await showStep(it.element, 'MEDIA_UPLOAD')
    await waitForElement(it.element, '.avatars [aria-pressed="true"][aria-label="Avatar plasma"]')
  })

  it('is sent once, and can be chosen again when that failed [G13]', async () => {
    const it = await open()
    const slow = later()
    answerWith(({ path }) => (path === updatePath ? slow.answer : undefined))
    for (const at of [0, 1, 0]) click(buttons(it)[at]!)
    await waitForElement(it.element, '.avatars .spinner')
    const pressed = () => buttons(it).map((one) => one.getAttribute('aria-pressed'))
    expect(pressed()).to.eql(['true', 'false', 'false'])
    slow.release(refusal(500, 500))
    const says = () => it.box().querySelector('.avatars + [role="alert"]')?.textContent
    await waitUntil(() => says() === 'Something went wrong please try again.', 'the failure')
    expect(apiCalls.filter(({ path }) => path === updatePath)).to.have.length(1)
    expect(pressed()).to.eql(['false', 'false', 'false'])
    resetApi()
    click(buttons(it)[0]!)
    await it.closed()
  })

  for (const [what, answer] of [
    ['has none', () => ok([])],
    ['knows of none', () => refusal(404, 404)],
  ] as const)
    it(`is left out where the server ${what} [H05]`, async () => {
      const slow = later()
      answerWith(({ path }) => (path === avatarsPath ? slow.answer : undefined))
      const it = await openStep('MEDIA_UPLOAD')
      expect(it.box().querySelectorAll('.avatars[aria-busy="true"] .skeleton')).to.have.length(3)
      slow.release(answer())
      await waitUntil(() => !find(it.element, '.avatars'), 'nothing to choose')
      expect(it.text()).not.to.contain('or one of ours')
    })
})
