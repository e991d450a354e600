import { expect } from '@open-wc/testing'
import { paths } from '../../../src/wire/paths'
import { expectAccessible, still } from '../../support/accessible'
import { completeOnboarding } from '../../support/completeOnboarding'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import { codeFor } from '../../support/mailbox'
import {
  buttonNamed,
  clearPage,
  find,
  findAll,
  place,
  pressButton,
  recordEvents,
  serverReady,
  textOf,
  waitForElement,
  waitForFocus,
  waitForRemoval,
} from '../../support/page'
import { newEmail, signIn, signOut } from '../../support/signIn'
import { sendTo } from '../../support/signInSteps'
import { waitUntil } from '../../support/waitUntil'

const path = '/api/v3/community/join_request'
const joins = () => apiCalls.filter((it) => it.path === path)

const leavePath = '/api/v3/community/leave'
const requests = (path: string, method: string) => apiCalls.filter((it) => it.path === path && it.method === method)

/** The button that shows the viewer's role in the community. */
const standingButton = (element: Element) =>
  findAll(element, 'button').find((it) => /^(Joined|Requested)$/.test(textOf(it))) ?? null
const standing = (element: Element) => textOf(standingButton(element))
const members = (element: Element) => Number(/\d+/.exec(find(element, '.counts b')?.textContent ?? '')?.[0])

describe('membership of a community', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']

  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-community')
  })
  beforeEach(() => {
    resetApi()
    auth = place('geuin-auth')
  })
  afterEach(async () => {
    resetApi()
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  const open = async (slug: string, button: string) => {
    const element = place('geuin-community', { slug })
    await waitUntil(() => buttonNamed(element, button), `no ${button}`)
    return element
  }

  /** Sends a request to join a closed community. */
  const ask = async (element: Element, note = '') => {
    await pressButton(element, 'Ask to join')
    const field = await waitForElement<HTMLTextAreaElement>(element, 'dialog[open] textarea')
    if (note) type(field, note)
    await pressButton(element, 'Send request')
  }

  /** A viewer who has finished the onboarding, so that a press is followed by its request. */
  const enter = async () => {
    await signIn(auth)
    const { updateUser } = await import('../../../src/session/session.actions')
    updateUser(auth, { brandGuidelines: true, hasTopics: true, usernameSet: true })
  }

  it('shows and counts a join at once, by one request [M01] [F22] [H03]', async () => {
    await enter()
    const element = await open('lamp-lab', 'Join')
    const before = members(element)
    const answer = later()
    answerWith((it) => (it.path === path ? answer.answer : undefined))
    await pressButton(element, 'Join')
    await waitUntil(() => standing(element) === 'Joined', 'not joined')
    expect(members(element)).to.equal(before + 1)
    await waitUntil(() => joins().length === 1, 'not requested')
    await waitForFocus(() => standingButton(element))
    answer.release(ok({ counts: { members: before + 3 }, viewer: { role: 2, requested: false, banned: false } }))
    await waitUntil(() => members(element) === before + 3, 'the server’s count')
    expect([standing(element), joins().length]).to.eql(['Joined', 1])
  })

  it('switches the notifications of new videos on and off, in its menu [M01]', async () => {
    const tracked = recordEvents('geuin:analytics')
    await enter()
    const element = await open('lamp-lab', 'Join')
    await pressButton(element, 'Join')
    await waitUntil(() => standing(element) === 'Joined', 'not joined')
    const item = () => findAll(element, '[role="menuitemcheckbox"]').at(0)
    const state = () => item()?.getAttribute('aria-checked')
    const answer = later()
    answerWith((it) => (it.path === paths.communitySubscription ? answer.answer : undefined))
    standingButton(element)!.click()
    await waitUntil(() => state() === 'false', 'no item')
    expect(item()!.textContent).to.equal('Notify me of new videos')
    item()!.click()
    await waitUntil(() => state() === 'true', 'not at once')
    answer.release(ok({ subscribed: true }))
    const isTold = () => tracked.events.some(({ detail }) => detail.name === 'Subscription Clicked')
    await waitUntil(isTold, 'not confirmed')
    resetApi()
    answerWith((it) => (it.path === paths.communitySubscription ? refusal(500, 500) : undefined))
    item()!.click()
    await waitForElement(element, '.toast')
    await waitUntil(() => state() === 'true', 'not as the server has it')
    tracked.off()
  })

  it('is requested of a closed community, also when its element is placed again [M01] [F22] [H03]', async () => {
    await enter()
    const element = await open('inner-circle', 'Ask to join')
    const before = members(element)
    await ask(element, 'I render the Milky Way.')
    await waitUntil(() => standing(element) === 'Requested', 'not requested')
    expect(members(element)).to.equal(before)
    await waitUntil(() => joins().length === 1, 'not asked for')
    expect(await joins()[0]!.body()).to.deep.include({ note: 'I render the Milky Way.' })
    element.remove()
    const again = place('geuin-community', { slug: 'inner-circle' })
    await waitUntil(() => standing(again) === 'Requested', 'not requested any more')
  })

  it('changes back and shows one toast when the server refuses the join [M01]', async () => {
    await enter()
    const element = await open('lamp-lab', 'Join')
    const before = members(element)
    answerWith((it) => (it.path === path ? refusal(500, 500) : undefined))
    await pressButton(element, 'Join')
    await waitForElement(element, '.toast')
    await waitUntil(() => standing(element) === '', 'no way in')
    expect([members(element), joins().length]).to.eql([before, 1])
  })

  it('is resumed after a visitor’s sign-in, and dropped with a closed modal [M01] [L06]', async () => {
    const element = await open('field-studies', 'Join')
    await pressButton(element, 'Join')
    await waitForElement(auth, 'dialog[open] input[type="email"]')
    await auth.hide()
    await waitForRemoval(auth, 'dialog')

    await pressButton(element, 'Join')
    await waitForElement(auth, 'dialog[open] input[type="email"]')
    const address = newEmail()
    await sendTo(auth, address)
    type(find<HTMLInputElement>(auth, 'dialog[open] .code-input'), await codeFor(address))
    await waitForElement(auth, 'dialog[open] [name="agreed"]')
    expect(joins().length).to.equal(0)
    await completeOnboarding(auth)
    await waitUntil(() => standing(element) === 'Joined', 'not joined')
    expect(joins().length).to.equal(1)
  })

  it('changes the count over a carousel of the community’s videos too [M01] [H03]', async () => {
    await import('../../../elements/geuin-feed')
    await enter()
    const element = await open('lamp-lab', 'Join')
    const carousel = place('geuin-feed', { source: 'community', slug: 'lamp-lab', layout: 'carousel' })
    const counted = () => Number(/\d+/.exec(find(carousel, '.posters-head p')?.textContent ?? '')?.[0])
    await waitUntil(() => counted() === members(element), 'the carousel has no count')
    const before = members(element)
    answerWith((it) => (it.path === path ? later().answer : undefined))
    await pressButton(element, 'Join')
    await waitUntil(() => counted() === before + 1, 'the carousel does not follow')
    await waitUntil(() => members(element) === before + 1, 'the header does not follow')
  })

  /** The question that the button asks once the viewer has asked to join, or that its menu leads to once they are in. */
  const question = async (element: Element) => {
    await waitUntil(() => standingButton(element), 'no standing')
    const button = standingButton(element)!
    button.focus()
    button.click()
    if (button.ariaHasPopup === 'menu') await pressButton(element, 'Leave')
    const dialog = await waitForElement(element, 'dialog[open]')
    await still(dialog)
    return dialog
  }

  it('ends at once by the same button, after a question [M01] [F22] [H03]', async () => {
    await enter()
    const element = await open('calm-machines', 'Join')
    const before = members(element)
    const states: string[] = []
    element.addEventListener('geuin:join', ({ detail }) => void states.push(detail.state))
    await pressButton(element, 'Join')
    await waitUntil(() => states.length === 1, 'not joined')

    const dialog = await question(element)
    expect(dialog.textContent).to.contain('Leave Calm Machines?')
    await expectAccessible(element)
    await pressButton(element, 'Cancel')
    await waitForRemoval(element, 'dialog')
    expect([standing(element), requests(leavePath, 'POST').length]).to.eql(['Joined', 0])

    await question(element)
    const answer = later()
    answerWith((it) => (it.path === leavePath ? answer.answer : undefined))
    await pressButton(element, 'Leave')
    await waitForRemoval(element, 'dialog')
    await waitUntil(() => standing(element) === '' && members(element) === before, 'not left')
    await waitForFocus(() => buttonNamed(element, 'Join'))
    answer.release(ok({ counts: { members: before }, viewer: { role: null, requested: false } }))
    await waitUntil(() => states.length === 2, 'the page is not told')
    expect(states).to.eql(['joined', 'unjoined'])
  })

  it('is no longer requested after the request was taken back [M01] [F22] [H03]', async () => {
    await enter()
    const element = place('geuin-community', { slug: 'inner-circle' })
    await waitUntil(() => buttonNamed(element, 'Ask to join') || standing(element), 'no way in')
    if (!standing(element)) await ask(element)
    await waitUntil(() => standing(element) === 'Requested', 'not requested')
    const dialog = await question(element)
    expect(dialog.textContent).to.contain('Withdraw your request?')
    await pressButton(element, 'Withdraw')
    await waitUntil(() => requests(path, 'DELETE').length === 1, 'not taken back')
    element.remove()
    await open('inner-circle', 'Ask to join')
  })

  it('remains when the server refuses the leave, with a toast that says why [M01]', async () => {
    await enter()
    const element = await open('calm-machines', 'Join')
    await pressButton(element, 'Join')
    await waitUntil(() => standing(element) === 'Joined', 'not joined')
    answerWith((it) => (it.path === leavePath ? refusal(5351, 409) : undefined))
    await question(element)
    await pressButton(element, 'Leave')
    const toast = await waitForElement(element, '.toast')
    expect(toast.textContent).to.contain('the only one who leads')
    expect(standing(element)).to.equal('Joined')
  })

  it('ends when the viewer leaves before the join has been answered [M01]', async () => {
    await enter()
    const element = await open('field-studies', 'Join')
    const answer = later()
    answerWith((it) => (it.path === path ? answer.answer : undefined))
    await pressButton(element, 'Join')
    await waitUntil(() => standing(element) === 'Joined', 'not joined')
    const before = members(element) - 1
    await question(element)
    await pressButton(element, 'Leave')
    await waitUntil(() => standing(element) === '', 'not left')
    expect(requests(leavePath, 'POST').length).to.equal(0)
    answer.release(ok({ counts: { members: before + 1 }, viewer: { role: 2, requested: false, banned: false } }))
    await waitUntil(() => requests(leavePath, 'POST').length === 1, 'nobody was told')
    expect([standing(element), members(element)]).to.eql(['', before])
  })
})
