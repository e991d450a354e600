import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { type } from '../../../support/input'
import {
  buttonNamed,
  clearPage,
  find,
  focused,
  focusIs,
  gone,
  heard,
  place,
  pressed,
  serverReady,
  shown,
} from '../../../support/page'
import { signIn, signOut, viewerOf } from '../../../support/signIn'
import { inDialog, titleIn } from '../../../support/signInSteps'
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
    await shown(auth, '.account')
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
    return shown(auth, '[role="menu"]')
  }

  it('opens from the viewer’s picture and lists the account’s actions', async () => {
    const menu = await open()
    const { nickname } = (await viewerOf(auth))!
    expect(find(auth, '.account')?.getAttribute('aria-expanded')).to.equal('true')
    expect(menuItems(auth)[0]).to.include(`@${nickname}`)
    expect(menuItems(auth).slice(1)).to.deep.equal(['Edit profile', 'Settings', 'Become a creator', 'Log out'])
    const links = [...menu.querySelectorAll<HTMLAnchorElement>('a')].map(({ pathname }) => pathname)
    expect(links).to.deep.equal([`/profile/${nickname}`, '/settings'])
    await expectAccessible(auth)
  })

  it('moves with arrow keys and closes on Escape', async () => {
    const menu = await open()
    const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    await focusIs(() => items[0])
    await sendKeys({ press: 'ArrowUp' })
    await focusIs(() => items.at(-1))
    await sendKeys({ press: 'ArrowDown' })
    await focusIs(() => items[0])
    await sendKeys({ press: 's' })
    expect(focused()?.textContent).to.equal('Settings')
    await sendKeys({ press: 'End' })
    expect(focused()?.textContent).to.equal('Log out')
    await sendKeys({ press: 'Escape' })
    await gone(auth, '[role="menu"]')
    await focusIs(() => find(auth, '.account'))
  })

  it('opens the profile’s edit steps, which ask before unsaved changes are lost', async () => {
    await open()
    await pressed(auth, 'Edit profile')
    await waitUntil(() => menuItems(auth).includes('Bio'))
    const { showModal } = HTMLDialogElement.prototype
    let before: Element | null = null
    HTMLDialogElement.prototype.showModal = function () {
      before ??= focused()
      HTMLDialogElement.prototype.showModal = showModal
      showModal.call(this)
    }
    await pressed(auth, 'Bio')
    const field = await shown<HTMLTextAreaElement>(auth, inDialog('textarea'))
    expect(before, 'what the dialog gives the focus back to').to.equal(find(auth, '.account'))
    type(field, 'Lamps.')
    await sendKeys({ press: 'Escape' })
    await shown(auth, inDialog('.auth-unsaved'))
    await expectAccessible(auth)
    await pressed(auth, 'Keep editing')
    await focusIs(() => field)
    expect(field.value).to.equal('Lamps.')
    await sendKeys({ press: 'Escape' })
    await pressed(auth, 'Discard')
    await gone(auth, 'dialog')
    await focusIs(() => find(auth, '.account'))
  })

  it('asks before it logs out, in this and every other element [C09, D13]', async () => {
    const logouts = heard('geuin:logout')
    const other = place('geuin-auth')
    await shown(other, '.account')
    await open()
    await pressed(auth, 'Log out')
    await waitUntil(() => titleIn(auth) === 'Logging out?')
    await expectAccessible(auth)
    await pressed(auth, 'Cancel')
    await gone(auth, 'dialog')
    expect(await viewerOf(auth)).to.be.ok
    await auth.show('SIGN_OUT')
    await waitUntil(() => buttonNamed(auth, 'Logout'))
    await focusIs(() => buttonNamed(auth, 'Logout'))
    await pressed(auth, 'Logout')
    await gone(auth, 'dialog')
    await Promise.all([shown(auth, '.auth-sign-in'), shown(other, '.auth-sign-in')])
    expect(logouts.events.map(({ detail }) => detail.reason)).to.deep.equal(['viewer'])
    expect(localStorage.getItem(`geuinSession ${location.origin} 1`)).to.equal(null)
    logouts.off()
  })

  it('show() opens the requested step, and nothing when onboarding is finished', async () => {
    await auth.show('EDIT_FULLNAME')
    await waitUntil(() => titleIn(auth)?.toLowerCase().includes('name'))
    await auth.hide()
    await gone(auth, 'dialog')
    await auth.show()
    await waitUntil(() => titleIn(auth) === 'Community guidelines')
  })
})
