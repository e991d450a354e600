import { expect } from '@open-wc/testing'
import { waitUntil } from '../../waitUntil'
import { sendTo } from '../auth/stand'
import { answerWith, asked, later, ok, refusal, resetApi } from '../fakeApi'
import { buttonNamed, clearPage, find, gone, place, pressed, serverReady, shown } from '../onPage'
import { codeFor, signIn, signOut } from '../signedIn'
import { type } from '../typing'

const known = 'luca@lumen.example'
const path = '/api/v3/community/join_request'
const joins = () => asked.filter((it) => it.path === path)

const standing = (element: Element) => find(element, '.community-place')?.textContent?.trim() ?? ''
const members = (element: Element) => Number(/\d+/.exec(find(element, '.community-counts b')?.textContent ?? '')?.[0])

describe('joining a community', () => {
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

  /** Somebody who owes nothing, so that nothing stands between a press and what it does. */
  const enter = async () => {
    await signIn(auth)
    const { updateUser } = await import('../../../src/session')
    updateUser(auth, { brandGuidelines: true, hasTopics: true, usernameSet: true })
  }

  it('shows at once, counts the viewer, and is asked for once [M01] [F22] [H03]', async () => {
    await enter()
    const element = await open('lamp-lab', 'Join')
    const before = members(element)
    const answer = later()
    answerWith((it) => (it.path === path ? answer.answer : undefined))
    await pressed(element, 'Join')
    await waitUntil(() => standing(element) === 'Joined', 'not joined')
    expect([members(element), joins().length]).to.eql([before + 1, 1])
    answer.release(ok({ counts: { members: before + 3 }, viewer: { role: 2, requested: false } }))
    await waitUntil(() => members(element) === before + 3, 'the server’s count')
    expect([standing(element), joins().length]).to.eql(['Joined', 1])
  })

  it('asks at the door of a closed one, and is still waiting after it was left [M01] [F22] [H03]', async () => {
    await enter()
    const element = await open('inner-circle', 'Ask to join')
    const before = members(element)
    await pressed(element, 'Ask to join')
    await waitUntil(() => standing(element) === 'Requested', 'not requested')
    expect(members(element)).to.equal(before)
    await waitUntil(() => joins().length === 1, 'not asked for')
    element.remove()
    const again = place('geuin-community', { slug: 'inner-circle' })
    await waitUntil(() => standing(again) === 'Requested', 'not requested any more')
  })

  it('that is refused shows as before, and says so once [M01]', async () => {
    await enter()
    const element = await open('lamp-lab', 'Join')
    const before = members(element)
    answerWith((it) => (it.path === path ? refusal(500, 500) : undefined))
    await pressed(element, 'Join')
    await shown(element, '.toast')
    await waitUntil(() => buttonNamed(element, 'Join'), 'no way in')
    expect([members(element), joins().length]).to.eql([before, 1])
  })

  it('goes on after a visitor’s sign-in, and is dropped with a closed modal [M01] [L06]', async () => {
    const element = await open('field-studies', 'Join')
    await pressed(element, 'Join')
    await shown(auth, 'dialog[open] input[type="email"]')
    await auth.hide()
    await gone(auth, 'dialog')

    await pressed(element, 'Join')
    await shown(auth, 'dialog[open] input[type="email"]')
    await sendTo(auth, known)
    type(find<HTMLInputElement>(auth, 'dialog[open] .code-input'), await codeFor(known))
    await waitUntil(() => find(auth, 'dialog[open] h2')?.textContent?.includes('interest'), 'no interests')
    expect(joins().length).to.equal(0)
    const { modalAtom } = await import('../../../src/modal')
    const { pageStore } = await import('../../../src/kit/store')
    const { sessionOf, updateUser } = await import('../../../src/session')
    updateUser(auth, { hasTopics: true })
    const session = sessionOf(auth)
    if (session.status !== 'signed-in') throw new Error('signed out')
    pageStore().set(modalAtom, { type: 'topics-saved', user: session.user })
    await gone(auth, 'dialog')
    await waitUntil(() => standing(element) === 'Joined', 'not joined')
    expect(joins().length).to.equal(1)
  })
})
