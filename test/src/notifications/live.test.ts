import { expect } from '@open-wc/testing'
import { resolveSettings, siteKey } from '../../../src/kit/settings'
import { pageStore } from '../../../src/kit/store'
import { followers } from '../../../src/notifications/followers'
import { followNotifications } from '../../../src/notifications/live.actions'
import { unreadCountAtom } from '../../../src/notifications/unread.atoms'
import { paths } from '../../../src/wire/paths'
import { answerWith, resetApi } from '../../support/fakeApi'
import { clearPage, place, serverReady } from '../../support/page'
import { signIn, signOut } from '../../support/signIn'
import { waitUntil } from '../../support/waitUntil'

describe('the live number of unread notifications', () => {
  let open = 0
  let send: (text: string) => void = () => undefined
  before(serverReady)
  beforeEach(() => {
    open = 0
    answerWith(({ path, query }) => {
      if (path !== paths.notificationStream) return undefined
      expect(query.get('language')).to.equal('en')
      const body = new ReadableStream({
        start(controller) {
          open += 1
          send = (text) => controller.enqueue(new TextEncoder().encode(text))
          send(':\n\n')
        },
        cancel() {
          open -= 1
        },
      })
      return new Response(body)
    })
  })
  afterEach(() => {
    resetApi()
    clearPage()
  })

  it('follows the stream while somebody is signed in, and needs none where another stream brings it [M06] [T13] [T19]', async () => {
    const element = place('geuin-auth')
    const settings = resolveSettings(element)
    const count = () => pageStore().get(unreadCountAtom(settings))
    const stop = followNotifications(settings)
    expect(open).to.equal(0)
    await signIn(element)
    await waitUntil(() => open === 1, 'no stream')
    send('event: notifications\ndata: {"unread_count":7,"latest_id":"9"}\n\n')
    await waitUntil(() => count() === 7, 'it does not count')
    const follower = followers().get(siteKey(settings))
    const resume = follower?.pause()
    await waitUntil(() => open === 0, 'it has a connection of its own')
    follower?.take({ unread_count: 8, latest_id: '10' })
    expect(count()).to.equal(8)
    resume?.()
    await waitUntil(() => open === 1, 'it does not follow any more')
    await signOut(element)
    await waitUntil(() => open === 0, 'it follows for nobody')
    expect(count()).to.equal(0)
    stop()
    expect(followers().has(siteKey(settings))).to.equal(false)
  })
})
