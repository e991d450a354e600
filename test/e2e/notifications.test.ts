// What happens in one browser is counted in another one, and reaches it as a push message.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo, press } from '../support/demo'
import { notIn } from '../support/engine'
import { signInByCode } from '../support/signInByCode'

const headers = { 'content-type': 'application/json', 'x-brand-id': '1' }

/** Somebody of the demo, by calls alone. */
const caller = async (demo: Demo, nickname: string) => {
  const email = `${nickname}@lumen.example`
  const call = async (path: string, body: object, more: object = {}) =>
    fetch(demo.origin + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
  const device = { encrypted_device_id: nickname, is_update_flow: false }
  const sent = await (await call('/api/v4/auth/signinup/code', { email, ...device })).json()
  const mails = await (await fetch(`${demo.origin}/mailbox/messages.json`)).json()
  const [digits] = /\d{6}/.exec(mails.messages.find(({ to }: { to: string }) => to === email).subject) ?? []
  const code = { userInputCode: digits, login_source: 'web', device_type: 3, email }
  const answer = await call('/api/v4/auth/signinup/code/consume', { ...sent.data, ...code })
  const authorization = `Bearer ${answer.headers.get('gn-access-token')}`
  return (path: string, body: object) => call(path, body, { authorization })
}

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).first()

describe('notifications', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const openAsMira = async () => {
    const opened = await demo.open('/app/notification')
    await press(opened.page, 'Sign in')
    await signInByCode(opened.page, 'mira.light@lumen.example')
    await opened.page.getByRole('heading', { name: 'Notifications', exact: true }).waitFor()
    return opened
  }
  /** The id of one of Mira's videos. */
  const videoOfMira = async () => {
    const { data } = await (
      await fetch(`${demo.origin}/goservices/profile/brand/videos?slug=mira.light&brand_id=1`)
    ).json()
    return String(data.items[0].video_id)
  }

  it('a comment in one browser is counted in another one without a reload, and read on its page [M06] [T13] [T19]', async () => {
    const { page, faults } = await openAsMira()
    const video_id = await videoOfMira()
    const ines = await caller(demo, 'ines')
    await page.getByRole('link', { name: 'Explore' }).first().click()
    await page.waitForURL('**/app/explore')
    const body = { video_id, text: 'How many octaves?', client_id: 'e2e' }
    assert.equal((await ines('/api/v3/comment/create', body)).status, 200)
    await page
      .getByRole('link', { name: /^Notifications, 1 / })
      .first()
      .waitFor()
    await bell(page).click()
    await page.getByText('commented on your video.').waitFor()
    await page.getByText('How many octaves?').waitFor()
    await page.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor()
    assert.deepEqual(await axe(page), [])
    assert.deepEqual(faults, [])
  })

  it(
    'requests to join are answered in their row, by keyboard, and the row says so from then on [M02] [M06] [T19]',
    notIn({ webkit: 'its driver tells nothing of answers' }),
    async () => {
      const { page, faults } = await openAsMira()
      const places = await (await fetch(`${demo.origin}/api/v3/community/loops?slug=night-skies&brand_id=1`)).json()
      const darkroom = places.data.items.find(({ slug }: { slug: string }) => slug === 'darkroom')
      const { loop_id, community } = darkroom
      const ask = async (nickname: string, note: string) => {
        const who = await caller(demo, nickname)
        const join = { community_id: community.community_id, accepted_rules: true }
        assert.equal((await who('/api/v3/community/join_request', join)).status, 200)
        const requested = await who('/api/v3/conversation/participation_request', { loop_id, note })
        assert.equal(requested.status, 200)
      }
      await ask('wren', 'Film only')
      await page.getByText('Film only').waitFor()
      await ask('yuki', 'I develop by hand')
      await page.getByText('I develop by hand').waitFor()
      assert.deepEqual(await axe(page), [])
      const answered = async (name: RegExp, words: string) => {
        await page.getByRole('button', { name }).focus()
        const sent = page.waitForResponse((it) => it.request().method() === 'PATCH')
        await page.keyboard.press('Enter')
        await page.getByRole('status').filter({ hasText: words }).waitFor()
        assert.equal((await sent).status(), 200)
      }
      await answered(/^Refuse Yuki/, 'was refused.')
      await answered(/^Accept Wren/, 'is a member now.')
      await page.getByRole('status').filter({ hasText: 'was refused.' }).waitFor()
      assert.deepEqual(await axe(page), [])
      assert.deepEqual(faults, [])
    },
  )

  it(
    'a push message shows, and leads to the site [T19]',
    notIn({ firefox: 'its driver delivers no push messages', webkit: 'it has no push' }),
    async () => {
      const { page } = await demo.open('/app/explore')
      await page.context().grantPermissions(['notifications'])
      const session = await page.context().newCDPSession(page)
      const registered = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/geuin-push/'))
          if (ours) resolve(ours.registrationId)
        })
      })
      await session.send('ServiceWorker.enable')
      await page.evaluate(async () => {
        const policy = (
          globalThis as never as {
            trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(address: string): string } }
          }
        ).trustedTypes.createPolicy('geuin-sw', { createScriptURL: (it: string) => it })
        const site = encodeURIComponent(location.origin)
        const registration = await navigator.serviceWorker.register(
          policy.createScriptURL(`/geuin-sw.js?site=${site}`),
          { scope: '/geuin-push/' },
        )
        const worker = registration.installing
        while (worker && worker.state !== 'activated')
          await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
      })
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration('/geuin-push/')
          return (await registration?.getNotifications())?.map(({ title, body, data }) => ({ title, body, data })) ?? []
        })
      const deliver = async (data: string) =>
        session.send('ServiceWorker.deliverPushMessage', {
          origin: demo.origin,
          registrationId: await registered,
          data,
        })
      const message = { title: 'Lumen', body: 'Ines commented', path: '/video/windows', tag: 'a', lang: 'en' }
      await deliver(JSON.stringify(message))
      let found = await shown()
      while (found.length === 0) found = await shown()
      assert.deepEqual(found, [{ title: 'Lumen', body: 'Ines commented', data: '/video/windows' }])
      await deliver(JSON.stringify({ ...message, body: 'Ines and Leo commented' }))
      while ((await shown())[0]?.body !== 'Ines and Leo commented');
      assert.equal((await shown()).length, 1, 'the later one takes the place of the earlier one')
      await deliver('not JSON')
      while ((await shown()).length < 2);

      // Only a person's tap may open a window, which no driver makes: what the worker asks the browser for is noted.
      const worker = page.context().serviceWorkers()[0] ?? assert.fail('no worker')
      const tap = (data: unknown) =>
        worker.evaluate(async (path) => {
          const scope = globalThis as never as {
            clients: { openWindow(address: string): Promise<null> }
            registration: ServiceWorkerRegistration
            NotificationEvent: new (type: string, init: { notification: Notification }) => ExtendableEvent
            dispatchEvent(event: Event): boolean
          }
          interface ExtendableEvent extends Event {
            waitUntil(work: Promise<unknown>): void
          }
          await scope.registration.showNotification('Tapped', { tag: 'tapped', data: path })
          const [notification] = await scope.registration.getNotifications({ tag: 'tapped' })
          if (!notification) throw new Error('nothing to tap')
          const opened = new Promise<string>((resolve) => {
            scope.clients.openWindow = async (address) => {
              resolve(address)
              return null
            }
          })
          scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
          const address = await opened
          return { address, left: (await scope.registration.getNotifications({ tag: 'tapped' })).length }
        }, data)
      assert.deepEqual(await tap('/app/video/windows'), { address: `${demo.origin}/app/video/windows`, left: 0 })
      for (const elsewhere of ['.evil.example/', '@evil.example/', 7])
        assert.equal(new URL((await tap(elsewhere)).address).origin, demo.origin, `${elsewhere}`)
    },
  )
})
