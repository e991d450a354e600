import { expect } from '@open-wc/testing'
import { resolveSettings } from '../../../src/kit/settings'
import NotificationSettings from '../../../src/notifications/NotificationSettings'
import { sessionStore } from '../../../src/session/session.store'
import { notificationTopics } from '../../../src/wire/notificationKinds'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, wipe } from '../../support/draw'
import { type ApiCall, answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { choose } from '../../support/input'
import { signedInWith } from '../../support/sessionAnswers'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

const endpoint = 'https://push.example/1'

/** A browser's push, without a push service behind it. */
const pretendPush = (permission: NotificationPermission, answer: NotificationPermission = permission) => {
  const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker')!
  const realNotification = globalThis.Notification
  let subscription: object | null = null
  let requests = 0
  const registration = {
    active: {},
    pushManager: {
      getSubscription: async () => subscription,
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        subscription = {
          endpoint,
          options: { applicationServerKey: applicationServerKey.buffer },
          toJSON: () => ({ endpoint, keys: { p256dh: 'BA', auth: 'AA' } }),
          async unsubscribe() {
            subscription = null
          },
        }
        return subscription
      },
    },
  }
  const container = { getRegistration: async () => registration, register: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  const fake = {
    permission,
    async requestPermission() {
      requests += 1
      fake.permission = answer
      return answer
    },
  }
  Object.defineProperty(globalThis, 'Notification', { configurable: true, writable: true, value: fake })
  return {
    requestCount: () => requests,
    isSubscribed: () => subscription !== null,
    restore() {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker')).to.eql(real)
      globalThis.Notification = realNotification
    },
  }
}

describe('settings of notifications', () => {
  let sites = 0
  let push: ReturnType<typeof pretendPush>
  let change: (call: ApiCall) => Response | Promise<Response>
  let ways: Record<string, boolean>
  beforeEach(() => {
    ways = { app: true, mail: true, push: false }
    push = pretendPush('default', 'granted')
    change = () => ok({})
    answerWith((call) => {
      if (call.path.endsWith(paths.pushSubscription)) return ok(call.method === 'GET' ? { public_key: 'BA' } : null)
      if (call.path.endsWith(paths.brand)) return ok({ brand_id: '1', name: 'Lumen' })
      if (!call.path.endsWith(paths.notificationSettings)) return undefined
      if (call.method === 'POST') return change(call)
      return ok({ ...Object.fromEntries(notificationTopics.map((topic) => [topic, ways])), mail_frequency: 'weekly' })
    })
  })
  afterEach(() => {
    wipe()
    resetApi()
    push.restore()
  })

  const open = () => {
    sites += 1
    const paper = { background: 'var(--geuin-surface)', color: 'var(--geuin-text)' }
    const page = (
      <div style={paper}>
        <NotificationSettings />
      </div>
    )
    return draw(page, { 'api-host': `${location.origin}/switches/${sites}` })
  }
  const boxes = (page: Drawn) => page.all('.notification-switch-input') as HTMLInputElement[]
  const ready = async (page: Drawn) => {
    await waitUntil(() => boxes(page).length === 21 && page.find('.push-opt-in'), 'no switches')
    return boxes(page)
  }
  const calls = (method: string, path: string) =>
    apiCalls.filter((call) => call.method === method && call.path.endsWith(path))

  it('have a switch for each kind and way, with names [M06] [T19]', async () => {
    const page = open()
    const all = await ready(page)
    expect(all.map(({ checked }) => checked).slice(0, 3)).to.eql([true, true, false])
    const named = (box: HTMLElement | undefined) =>
      box
        ?.getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => page.root.getElementById(id)?.textContent)
        .join(', ')
    expect(named(all[0])).to.equal('Answers and mentions, App')
    expect(named(all[5])).to.equal('Sparks and reposts, Push')
    await waitUntil(() => named(all[15]) === 'Lumen’s own news, App', 'the brand is not named')
    expect(named(all[18])).to.equal('Security, App')
    expect(all.slice(18).map(({ disabled, checked }) => [disabled, checked])).to.eql([
      [true, true],
      [true, true],
      [false, false],
    ])
    await expectAccessible(page.element)
    await expectUsable(page.element, () => page.find('.notification-settings'))
  }).timeout(60_000)

  it('are not those of the viewer before [M06]', async () => {
    const page = open()
    await ready(page)
    const session = sessionStore(resolveSettings(page.element))
    ways = { app: false, mail: false, push: false }
    session.enter(signedInWith(1))
    await waitUntil(() => boxes(page)[0]?.checked === false, 'the switches of the viewer before are there')
    session.end('expired')
  })

  it('show a switch immediately, and take it back when the server refuses [M06] [F25]', async () => {
    const answer = later()
    change = () => answer.answer
    const page = open()
    const [first] = await ready(page)
    first?.click()
    await waitUntil(() => boxes(page)[0]?.checked === false, 'it does not show')
    await waitUntil(() => calls('POST', paths.notificationSettings).length === 1, 'nothing was sent')
    expect(await calls('POST', paths.notificationSettings)[0]?.body()).to.eql({ answers: { app: false } })
    answer.release(refusal(403, 403))
    await waitUntil(() => boxes(page)[0]?.checked === true, 'it stays')
  })

  it('have mail come as often as the viewer likes, and take a refused choice back [M06] [T19]', async () => {
    const page = open()
    await ready(page)
    const choice = () => page.find<HTMLSelectElement>('select[name=mail_frequency]')!
    expect(page.find<HTMLLabelElement>(`label[for="${choice().id}"]`)?.textContent).to.equal('How often mail comes')
    expect(choice().selectedOptions[0]?.textContent).to.match(/^Once a week, on Monday at 8:00/)
    choose(choice(), 'at_once')
    await waitUntil(() => calls('POST', paths.notificationSettings).length === 1, 'nothing was sent')
    expect(await calls('POST', paths.notificationSettings)[0]?.body()).to.eql({ mail_frequency: 'at_once' })
    expect(choice().value).to.equal('at_once')
    change = () => refusal(403, 403)
    choose(choice(), 'daily')
    await waitUntil(() => calls('POST', paths.notificationSettings).length > 1, 'nothing was sent')
    await waitUntil(() => choice().value === 'at_once', 'it stays')
  })

  it('report a switch once the server has taken it [M06] [P01]', async () => {
    const page = open()
    const reported: unknown[] = []
    page.element.addEventListener('geuin:analytics', ({ detail: { name, properties } }: CustomEvent) =>
      reported.push({ name, ...properties }),
    )
    const [first] = await ready(page)
    const answer = later()
    change = () => answer.answer
    first?.click()
    await waitUntil(() => calls('POST', paths.notificationSettings).length === 1, 'nothing was sent')
    expect(reported).to.eql([])
    answer.release(ok({}))
    await waitUntil(() => reported.length > 0, 'not reported')
    expect(reported).to.eql([
      { name: 'Notification Settings Modified', element: 'div', setting: 'answers app', on: false },
    ])
  })

  it('subscribe this browser by a tap only, and end that by another one [T19]', async () => {
    const page = open()
    await ready(page)
    expect(push.requestCount()).to.equal(0)
    const button = () => page.find<HTMLButtonElement>('.push-opt-in button')
    expect(button()?.textContent).to.equal('Turn on')
    button()?.click()
    await waitUntil(() => button()?.textContent === 'Turn off', 'it is not on')
    expect(push.requestCount()).to.equal(1)
    expect(await calls('POST', paths.pushSubscription)[0]?.body()).to.eql({
      ...{ endpoint, keys: { p256dh: 'BA', auth: 'AA' }, language: 'en' },
    })
    button()?.click()
    await waitUntil(() => button()?.textContent === 'Turn on', 'it is still on')
    expect(calls('DELETE', paths.pushSubscription)[0]?.query.get('endpoint')).to.equal(endpoint)
    expect(push.isSubscribed()).to.equal(false)
  })

  it('explain what a browser refuses, and how it is allowed [T19]', async () => {
    push.restore()
    push = pretendPush('denied')
    const page = open()
    const all = await ready(page)
    expect(page.find('.push-opt-in')?.textContent).to.contain('Push is blocked in this browser')
    expect(page.find('.push-opt-in')?.textContent).to.contain(location.hostname)
    expect(page.find('.push-opt-in button')).to.equal(null)
    // Push of each kind, and what is always on.
    expect(all.filter(({ disabled }) => disabled).length).to.equal(9)
  })

  it('stay off when the viewer refuses the browser’s question [T19]', async () => {
    push.restore()
    push = pretendPush('default', 'denied')
    const page = open()
    await ready(page)
    page.find('.push-opt-in button')?.click()
    await waitUntil(() => page.find('.push-opt-in')?.textContent?.includes('blocked'), 'it says nothing')
    expect(calls('POST', paths.pushSubscription)).to.eql([])
  })
})
