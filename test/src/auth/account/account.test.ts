import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { engine } from '../../../support/engine'
import { answerWith, resetApi } from '../../../support/fakeApi'
import { type } from '../../../support/input'
import {
  buttonNamed,
  clearPage,
  find,
  focused,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
  waitForFocus,
  waitForRemoval,
} from '../../../support/page'
import { newEmail, signIn, signOut, viewerOf } from '../../../support/signIn'
import { inDialog, sendTo, titleIn } from '../../../support/signInSteps'
import { waitUntil } from '../../../support/waitUntil'

const menuItems = (auth: Element) =>
  [...auth.shadowRoot!.querySelectorAll('[role="menuitem"]')].map((it) => it.textContent ?? '')

describe('the account menu', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']

  before(serverReady)
  before(() => import('../../../../elements/geuin-auth'))
  beforeEach(async () => {
    auth = place('geuin-auth')
    await signIn(auth)
    await waitForElement(auth, '.account')
  })
  afterEach(async () => {
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  const open = async () => {
    find(auth, '.account')!.focus()
    await sendKeys({ press: 'Enter' })
    return waitForElement(auth, '[role="menu"]')
  }

  it('opens from the viewer’s picture and lists the account’s actions', async () => {
    const menu = await open()
    const { nickname } = (await viewerOf(auth))!
    expect(find(auth, '.account')?.getAttribute('aria-expanded')).to.equal('true')
    expect(menuItems(auth)[0]).to.include(`@${nickname}`)
    expect(menuItems(auth).slice(1)).to.deep.equal([
      'Edit profile',
      'Settings',
      'Devices',
      'From the moderators',
      'Become a creator',
      'Log out',
    ])
    const links = [...menu.querySelectorAll<HTMLAnchorElement>('a')].map(({ pathname }) => pathname)
    expect(links).to.deep.equal([`/profile/${nickname}`, '/settings'])
    await expectAccessible(auth)
  })

  it('moves with arrow keys and closes on Escape', async () => {
    const menu = await open()
    const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    await waitForFocus(() => items[0])
    await sendKeys({ press: 'ArrowUp' })
    await waitForFocus(() => items.at(-1))
    await sendKeys({ press: 'ArrowDown' })
    await waitForFocus(() => items[0])
    await sendKeys({ press: 's' })
    expect(focused()?.textContent).to.equal('Settings')
    await sendKeys({ press: 'End' })
    expect(focused()?.textContent).to.equal('Log out')
    await sendKeys({ press: 'Escape' })
    await waitForRemoval(auth, '[role="menu"]')
    await waitForFocus(() => find(auth, '.account'))
  })

  it('shows its items, out of reach, until it has left, where the browser can wait', async () => {
    const menu = await open()
    const box = find(auth, '.menu-popover')!
    const seen = new Promise<unknown[]>((resolve) =>
      new MutationObserver(() => {
        if (menu.classList.contains('leaving'))
          resolve([menu.inert, box.matches(':popover-open'), box.checkVisibility()])
      }).observe(menu, { attributes: true, attributeFilter: ['inert'] }),
    )
    await sendKeys({ press: 'Escape' })
    // Firefox hides a popover without a transition.
    expect(await seen).to.deep.equal([true, false, engine !== 'firefox'])
    await waitUntil(() => !menu.isConnected && !box.checkVisibility(), 'it has left')
  })

  it('opens the profile’s edit steps, which ask before unsaved changes are lost', async () => {
    await open()
    await pressButton(auth, 'Edit profile')
    await waitUntil(() => menuItems(auth).includes('Bio'))
    const { showModal } = HTMLDialogElement.prototype
    let before: Element | null = null
    HTMLDialogElement.prototype.showModal = function () {
      before ??= focused()
      HTMLDialogElement.prototype.showModal = showModal
      showModal.call(this)
    }
    await pressButton(auth, 'Bio')
    const field = await waitForElement<HTMLTextAreaElement>(auth, inDialog('textarea'))
    expect(before, 'what the dialog gives the focus back to').to.equal(find(auth, '.account'))
    type(field, 'Lamps.')
    await sendKeys({ press: 'Escape' })
    await waitForElement(auth, inDialog('.auth-unsaved'))
    await expectAccessible(auth)
    await pressButton(auth, 'Keep editing')
    await waitForFocus(() => field)
    expect(field.value).to.equal('Lamps.')
    await sendKeys({ press: 'Escape' })
    await pressButton(auth, 'Discard')
    await waitForRemoval(auth, 'dialog')
    await waitForFocus(() => find(auth, '.account'))
  })

  it('asks before it logs out, in this and every other element [C09, D13, P01]', async () => {
    const logouts = recordEvents('geuin:logout')
    const tracked = recordEvents('geuin:analytics')
    const other = place('geuin-auth')
    await waitForElement(other, '.account')
    await open()
    await pressButton(auth, 'Log out')
    await waitUntil(() => titleIn(auth) === 'Logging out?')
    await expectAccessible(auth)
    await pressButton(auth, 'Cancel')
    await waitForRemoval(auth, 'dialog')
    expect(await viewerOf(auth)).to.be.ok
    await auth.show('SIGN_OUT')
    await waitUntil(() => buttonNamed(auth, 'Logout'))
    await waitForFocus(() => buttonNamed(auth, 'Logout'))
    await pressButton(auth, 'Logout')
    await waitForRemoval(auth, 'dialog')
    await Promise.all([waitForElement(auth, '.auth-sign-in'), waitForElement(other, '.auth-sign-in')])
    expect(logouts.events.map(({ detail }) => detail.reason)).to.deep.equal(['viewer'])
    expect(tracked.events.map(({ detail }) => detail.name)).to.deep.equal(['Log Out'])
    expect(localStorage.getItem(`geuinSession ${location.origin} 1`)).to.equal(null)
    logouts.off()
    tracked.off()
  })

  it('a sign-in that begins before the server has ended the session stays open', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    answerWith(async ({ path }) => {
      if (path.endsWith('/signout')) await held
      return undefined
    })
    await auth.show('SIGN_OUT')
    await waitUntil(() => buttonNamed(auth, 'Logout'))
    await pressButton(auth, 'Logout')
    await waitForElement(auth, '.auth-sign-in')
    await waitForRemoval(auth, 'dialog')
    await auth.show('SIGNIN')
    await waitForElement(auth, inDialog('input[type="email"]'))
    release()
    await sendTo(auth, newEmail())
    expect(titleIn(auth)).to.equal('Enter code')
    resetApi()
  })

  it('show() opens the requested step, and nothing when onboarding is finished', async () => {
    await auth.show('EDIT_FULLNAME')
    await waitUntil(() => titleIn(auth)?.toLowerCase().includes('name'))
    await auth.hide()
    await waitForRemoval(auth, 'dialog')
    await auth.show()
    await waitUntil(() => titleIn(auth) === 'Community guidelines')
  })
})
