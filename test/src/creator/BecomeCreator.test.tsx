import { expect } from '@open-wc/testing'
import type { ComponentType } from 'react'
import { pageStore } from '../../../src/kit/store'
import { toastsAtom } from '../../../src/kit/toasts'
import type { User } from '../../../src/session/session'
import { expectAccessible } from '../../support/accessible'
import { draw, until, wipe } from '../../support/draw'
import { drawStep } from '../../support/drawStep'
import { type ApiCall, answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { clearPage, recordEvents, serverReady } from '../../support/page'
import { callsTo, signedInWith } from '../../support/sessionAnswers'
import { accountOf, signIn } from '../../support/signIn'

const [statusPath, requestPath] = ['/api/v3/brand/cb_request_status', '/api/v3/users/ks_cb_request']

interface Server {
  /** What it knows at first. */
  status?: number
  request?: (it: ApiCall) => Response | Promise<Response>
}

describe('BECOME_CREATOR', () => {
  let Step: ComponentType
  let sessionStore: typeof import('../../../src/session/session.store').sessionStore
  const settings = (brandId: string) => ({ apiHost: location.origin, brandId, storageMode: 'local' }) as const

  before(serverReady)
  before(async () => {
    ;({ default: Step } = await import('../../../src/creator/BecomeCreator'))
    ;({ sessionStore } = await import('../../../src/session/session.store'))
  })
  afterEach(() => {
    wipe()
    for (const id of ['1', '2']) sessionStore(settings(id)).end('expired')
    resetApi()
    localStorage.clear()
  })

  const signedIn = (ksCbRequestStatus: User['ksCbRequestStatus']) => {
    const { user, tokens } = signedInWith(1)
    sessionStore(settings('1')).enter({ tokens, user: { ...user, ksCbRequestStatus } })
  }
  const viewer = () => {
    const session = sessionStore(settings('1')).get()
    return session.status === 'signed-in' ? session.user : null
  }
  /** Knows of a request from then on that it has taken it. */
  const server = ({ status = 1, request = () => ok(null) }: Server) => {
    let now = status
    return async (it: ApiCall) => {
      if (it.path === statusPath) return ok({ cb_request_status: now })
      if (it.path !== requestPath) return undefined
      const answer = await request(it)
      if (answer.ok) now = 2
      return answer
    }
  }

  const signInOpen = () =>
    until(
      () => document.querySelector('geuin-auth')?.shadowRoot?.querySelector('dialog[open] .step form'),
      'no sign-in',
    )

  const panel = async (brandId = '1', type: 'signin' | 'creator' = 'signin') => {
    const intent = { type }
    const it = drawStep(Step, { name: 'BECOME_CREATOR', attributes: { 'brand-id': brandId }, intent })
    const button = (label: string) => it.all('button').find(({ textContent }) => textContent?.includes(label))
    await until(() => it.find('h3')?.textContent !== 'Become a creator for ', 'no brand')
    return { ...it, button: (label: string) => button(label) as HTMLButtonElement | undefined }
  }

  it('names the brand, for screen readers too [I01] [C12]', async () => {
    const it = await panel()
    expect([it.find('h2'), it.find('h3')].map((heading) => heading?.textContent)).to.deep.equal([
      ...['Become a creator for Lumen', 'Become a creator for Lumen'],
    ])
    expect(it.find('h2')?.id).to.equal('title')
    await expectAccessible(it.element)
  })

  it('sends a visitor to the sign-in, or to the app where the brand prefers its app [I02]', async () => {
    const lumen = await panel()
    lumen.button('Become a Creator')?.click()
    const intent = { type: 'creator' }
    expect(lumen.events).to.deep.equal([{ type: 'step-chosen', step: 'SIGNIN', intent }])
    const halcyon = await panel('2')
    halcyon.button('Become a Creator')?.click()
    expect(halcyon.events).to.deep.equal([{ type: 'step-chosen', step: 'GET_APP', intent }])
    expect(callsTo(requestPath)).to.deep.equal([])
    expect(callsTo(statusPath)).to.deep.equal([])
  })

  it('sends the request once, then shows that it was sent [I02] [F08]', async () => {
    const { answer, release } = later()
    answerWith(server({ request: () => answer }))
    signedIn('pending')
    const clicks = recordEvents('geuin:analytics')
    const it = await panel()
    const become = it.button('Become a Creator')!
    become.focus()
    become.click()
    become.click()
    await until(() => become.getAttribute('aria-busy') === 'true', 'it does not wait')
    release(ok(null))
    await until(() => it.button('Requested')?.disabled, 'it still can be asked')
    expect(await Promise.all(callsTo(requestPath).map(({ body }) => body()))).to.deep.equal([{ source: 'app_web' }])
    expect(viewer()?.ksCbRequestStatus).to.equal('requested')
    expect(it.root.activeElement).to.equal(it.button('Not now'))
    expect(it.find('[role="status"]')?.textContent).to.equal('Requested')
    expect(it.events).to.deep.equal([])
    expect(clicks.events.map(({ detail }) => detail.name)).to.deep.equal(['Become CB Request Clicked'])
    clicks.off()
  })

  it('sends the request after a sign-in without another press [I02]', async () => {
    answerWith(server({}))
    signedIn('pending')
    const it = await panel('1', 'creator')
    await until(() => it.button('Requested')?.disabled, 'it was not asked for')
    expect(callsTo(requestPath)).to.have.length(1)
  })

  it('shows a failure, and can send the request again [G09] [F08]', async () => {
    answerWith(server({ request: () => refusal(500, 500) }))
    signedIn('pending')
    const it = await panel()
    it.button('Become a Creator')?.click()
    const toasts = () => pageStore().get(toastsAtom(it.element))
    await until(() => toasts().length > 0, 'no toast')
    expect(toasts()[0]).to.include({ kind: 'error', message: 'Something went wrong!' })
    expect(viewer()?.ksCbRequestStatus).to.equal('pending')
    await until(() => it.button('Become a Creator')?.getAttribute('aria-busy') === 'false', 'it waits for ever')
  })

  it('shows the server’s current status: requested elsewhere, or accepted [I02] [F08] [H02]', async () => {
    answerWith(server({ status: 2 }))
    signedIn('pending')
    const waiting = await panel()
    await until(() => waiting.button('Requested')?.disabled, 'it does not ask the server')
    wipe()
    answerWith(server({ status: 3 }))
    signedIn('requested')
    const accepted = await panel()
    await until(() => accepted.find('.creator-accepted'), 'it does not ask the server')
    expect(viewer()?.ksCbRequestStatus).to.equal('accepted')
    expect([accepted.button('Become a Creator'), accepted.button('Requested')]).to.deep.equal([undefined, undefined])
  })

  it('shows the status of the sign-in when the server does not answer [F08]', async () => {
    answerWith(({ path }) => (path === statusPath ? refusal(404, 404) : undefined))
    signedIn('requested')
    const it = await panel()
    await until(() => callsTo(statusPath).length > 0, 'the server was not asked')
    expect(it.button('Requested')?.disabled).to.equal(true)
  })

  it('ignores a status that is older than the request [I02] [F08]', async () => {
    const { answer, release } = later()
    answerWith(({ path }) => (path === statusPath ? answer : path === requestPath ? ok(null) : undefined))
    signedIn('pending')
    const it = await panel()
    it.button('Become a Creator')?.click()
    await until(() => it.button('Requested')?.disabled, 'no request')
    release(ok({ cb_request_status: 1 }))
    await answer
    await until(() => apiCalls.length > 0 && it.button('Requested'), 'it was undone')
    expect(viewer()?.ksCbRequestStatus).to.equal('requested')
  })

  it('closes with Not now [I02]', async () => {
    const it = await panel()
    it.button('Not now')?.click()
    expect(it.closes()).to.equal(1)
  })

  it('in a page, opens the sign-in and then sends the request [I02] [L06]', async () => {
    const { CreatorPanel } = await import('../../../src/creator/CreatorPanel')
    await import('../../../elements/geuin-auth')
    answerWith(server({ status: 1 }))
    const it = draw(<CreatorPanel />, { 'api-host': '/', 'brand-id': '1' })
    const button = () => it.all('button').find(({ textContent }) => /Creator|Requested/.test(textContent ?? ''))
    expect(it.all('button').some(({ textContent }) => textContent === 'Not now')).to.equal(false)
    button()?.click()
    await signInOpen()
    signedIn('pending')
    await until(() => button()?.textContent === 'Requested', 'the request does not go on')
    expect(callsTo(requestPath)).to.have.length(1)
    clearPage()
  })

  it('sends no request for a viewer who is a creator already [I02]', async () => {
    const { CreatorPanel } = await import('../../../src/creator/CreatorPanel')
    answerWith(server({ status: 3 }))
    const it = draw(<CreatorPanel />, { 'api-host': '/', 'brand-id': '1' })
    it.find('.creator-buttons button')?.click()
    await signInOpen()
    signedIn('pending')
    await until(() => it.find('.creator-accepted'), 'it does not ask the server')
    expect(callsTo(requestPath)).to.deep.equal([])
    clearPage()
  })

  it('works with the reference server, from the sign-in on [F08]', async () => {
    const it = await panel()
    await signIn(it.element)
    await until(() => callsTo(statusPath).length > 0, 'it does not see who has signed in')
    it.button('Become a Creator')?.click()
    await until(() => it.button('Requested')?.disabled, 'no request')
    expect((await accountOf(it.element)).ks_cb_request_status).to.equal(2)
    wipe()
    const again = await panel()
    expect(again.button('Requested')?.disabled).to.equal(true)
  })
})
