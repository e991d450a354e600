import { expect } from '@open-wc/testing'
import type { WireEvent } from '../../../src/analytics/transport'
import { clear, placeFeed, slideShows, until } from '../../support/feed'
import { testFetch } from '../../support/testFetch'

const url = 'https://stats.example/consent'

describe('consent that is taken back', () => {
  const { answer } = testFetch
  const received: WireEvent[] = []
  const sounds = () => received.filter(({ name }) => name === 'Muted' || name === 'Unmuted').map(({ id }) => id)

  beforeEach(() => {
    received.length = 0
    testFetch.answer = async (input, init) => {
      if (`${input}` !== url) return answer(input, init)
      received.push(...JSON.parse(String(init?.body)).events)
      return new Response(null, { status: 204 })
    }
  })
  afterEach(async () => {
    testFetch.answer = answer
    localStorage.clear()
    await clear()
  })

  /** A feed without a server whose one video waits for a tap. */
  const open = async (attributes: Record<string, string>) => {
    const it = placeFeed({ 'no-autoplay': '', 'analytics-url': url, ...attributes }, (feed) => {
      feed.removeAttribute('api-host')
      feed.items = [{ id: 'own', title: 'Own', mp4: '/none.mp4' }]
    })
    await slideShows(it, 'Own')
    /** The viewer turns the sound on or off, so many times. @returns the ids of what was reported */
    const press = (times: number) => {
      for (let time = 0; time < times; time += 1) it.press('m')
      return it
        .events('geuin:analytics')
        .map(({ id }) => id)
        .slice(-times)
    }
    return { feed: it.feed, press }
  }

  it('keeps what waits to be sent from being sent [P02]', async () => {
    const { feed, press } = await open({ consent: 'granted' })
    // A full batch is sent immediately; further events wait for others.
    press(20)
    await until(() => sounds().length > 0, 'the first ones arrive')
    const waiting = press(2)
    feed.setAttribute('consent', 'denied')
    // When the line is back, all that waits is sent.
    dispatchEvent(new Event('online'))
    feed.setAttribute('consent', 'granted')
    const later = press(20)
    await until(() => later.some((id) => sounds().includes(id)), 'later ones arrive')
    for (const id of waiting) expect(sounds()).not.to.include(id)
  })

  it('drops what an earlier visit has stored [P02]', async () => {
    const key = `geuinAnalytics ${url}`
    localStorage.setItem(key, '[]')
    const { press } = await open({ consent: 'denied', 'storage-mode': 'local' })
    press(1)
    await until(() => localStorage.getItem(key) === null, 'it is dropped')
  })
})
