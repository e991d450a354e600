import { expect } from '@open-wc/testing'
import '../../../../elements/geuin-auth'
import { still } from '../../../support/accessible'
import { resetApi } from '../../../support/fakeApi'
import { pressEnter, type } from '../../../support/input'
import { buttonNamed, clearPage, find, focused, serverReady, waitForElement } from '../../../support/page'
import { newEmail } from '../../../support/signIn'
import { atSignIn, emailField, inDialog } from '../../../support/signInSteps'
import { waitUntil } from '../../../support/waitUntil'

describe('from step to step of the modal', () => {
  before(serverReady)
  afterEach(() => {
    resetApi()
    clearPage()
    sessionStorage.clear()
  })

  it('a step stays, pending and deaf to clicks, until the next one has loaded, and then leaves while that one comes', async () => {
    const auth = await atSignIn()
    const box = find(auth, inDialog('.steps'))!
    await waitUntil(() => box.children.length === 1, 'the skeleton has not left')
    const stateOf = (step: Element) => {
      const isPending = step.querySelector('.button-primary')?.getAttribute('aria-busy') === 'true'
      const isLeaving = step.matches('.leaving[inert]')
      return `${step.querySelector('h2')?.textContent}${isPending ? ', pending' : ''}${isLeaving ? ', leaving' : ''}`
    }
    /** What was drawn after each change. */
    const drawn: string[] = []
    const observer = new MutationObserver(() => {
      const now = [...box.children].map(stateOf).join(' + ')
      if (now !== drawn.at(-1)) drawn.push(now)
    })
    observer.observe(box, { subtree: true, childList: true, attributes: true })
    /** Whether a click of Space or of a screen reader did nothing. */
    let isIgnored: boolean | null = null
    const click = ({ detail }: HTMLElementEventMap['geuin:auth-step']) => {
      if (detail.step !== 'LOGIN_OTP_INPUT') return
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      buttonNamed(auth, 'Use phone number instead')!.dispatchEvent(event)
      isIgnored = event.defaultPrevented
    }
    document.addEventListener('geuin:auth-step', click)
    type(emailField(auth), newEmail())
    pressEnter(emailField(auth))
    await waitUntil(() => drawn.at(-1) === 'Enter code', 'the next step is not alone')
    observer.disconnect()
    document.removeEventListener('geuin:auth-step', click)
    expect(isIgnored).to.equal(true)
    expect(drawn.slice(-3)).to.eql([
      'Sign in or sign up, pending',
      'Enter code + Sign in or sign up, pending, leaving',
      'Enter code',
    ])
    expect(focused()).to.equal(find(auth, inDialog('.code-input')))
  })

  it('the height of the dialog moves from one step’s to the next one’s', async () => {
    const auth = await atSignIn()
    const dialog = await still(find(auth, 'dialog[open]')!)
    // The code that moves the height loads after the dialog has opened.
    await import('../../../../src/ui/overlay/sheetMotion')
    const moving = dialog.querySelector('.sheet-body > div')!
    const animations: Animation[] = []
    moving.animate = (...movement) => {
      const animation = Element.prototype.animate.apply(moving, movement)
      animation.pause()
      animations.push(animation)
      return animation
    }
    const before = dialog.offsetHeight
    type(emailField(auth), newEmail())
    pressEnter(emailField(auth))
    await waitForElement(auth, inDialog('.code-input'))
    await waitUntil(() => animations.length > 0, 'the height does not move')
    expect(dialog.offsetHeight).to.be.closeTo(before, 1)
    for (const animation of animations) animation.finish()
    expect(dialog.offsetHeight).to.be.below(before - 20)
  })
})
