import { expect } from '@open-wc/testing'
import type { AnalyticsName } from '../../../src/analytics/catalogue'
import { track } from '../../../src/analytics/track'
import type { WireEvent } from '../../../src/analytics/transport'
import type { GeuinEventMap } from '../../../src/kit/events'
import { configure } from '../../../src/kit/settings'
import { shared } from '../../../src/kit/shared'

type HostEvent = GeuinEventMap['geuin:analytics']

let urls = 0

/** An address for one test, and the events that reach it. */
const receiver = () => {
  urls += 1
  const url = `https://stats.example/${urls}`
  const received: WireEvent[] = []
  shared(`analytics:${url}`, () => ({ add: (event: WireEvent) => void received.push(event) }))
  return { url, received }
}

const element = (attributes: Record<string, string>) => {
  const created = document.createElement('div')
  for (const name of Object.keys(attributes)) created.setAttribute(name, attributes[name] ?? '')
  return created
}

const listening = (target: EventTarget) => {
  const seen: HostEvent[] = []
  target.addEventListener('geuin:analytics', (event) => seen.push((event as CustomEvent<HostEvent>).detail))
  return seen
}

describe('track', () => {
  afterEach(() => configure({ consent: undefined, analyticsUrl: undefined, platformSource: undefined }))

  it('sends an event to the page with any consent, with or without an analytics URL [P02]', () => {
    for (const consent of ['granted', 'denied', 'unset']) {
      const one = element({ consent })
      document.body.append(one)
      const seen = listening(document.body)
      track(one, 'Video Sparked', { videoId: '9', index: 3 })
      one.remove()
      expect(seen[0]).to.deep.include({ name: 'Video Sparked', properties: { videoId: '9', index: 3 } })
    }
  })

  it('adds platform, brand, time and an id to each event [A05]', () => {
    const { url, received } = receiver()
    const one = element({ 'analytics-url': url, consent: 'granted', 'brand-id': '7', 'platform-source': 'adreels' })
    const seen = listening(one)
    track(one, 'Play', { videoId: '9', time: 1, duration: 2 })
    track(one, 'Paused', { videoId: '9', time: 1, duration: 2 })
    const [host, later] = seen
    const [wire, laterWire] = received
    expect(host).to.include({ platformSource: 7, brandId: '7' })
    expect(wire).to.include({ id: host?.id, at: host?.at, name: 'Play', platform_source: 7, brand_id: '7' })
    expect(wire?.properties).to.deep.equal({ videoId: '9', time: 1, duration: 2 })
    expect(Math.abs(Date.parse(host?.at ?? '') - Date.now())).to.be.below(5000)
    expect(later?.id).not.to.equal(host?.id)
    expect([wire?.visit_id, laterWire?.visit_id]).to.deep.equal(Array(2).fill(shared('visit', () => 'none')))
  })

  it('sends each event once, unchanged by a listener of the page [P01]', () => {
    const { url, received } = receiver()
    const one = element({ 'analytics-url': url, consent: 'granted' })
    one.addEventListener('geuin:analytics', (event) => {
      Object.assign(event.detail.properties, { videoId: 'evil' })
    })
    track(one, 'Video Unsparked', { videoId: '9' })
    expect(received.map(({ properties }) => properties)).to.deep.equal([{ videoId: '9' }])
  })

  it('sends nothing without an analytics URL', () => {
    const { url, received } = receiver()
    const one = element({ consent: 'unset' })
    track(one, 'Play', { videoId: '1', time: 0, duration: 0 })
    one.setAttribute('analytics-url', url)
    configure({ consent: 'granted' })
    expect(received).to.deep.equal([])
  })

  describe('before consent', () => {
    it('sends nothing, and all events in order after configure() grants it [P02]', () => {
      const { url, received } = receiver()
      const one = element({ 'analytics-url': url })
      track(one, 'Video Started', { videoId: '1', time: 0, duration: 9 })
      track(one, 'Midpoint', { videoId: '1', time: 4.5, duration: 9 })
      configure({ brandId: undefined })
      expect(received).to.deep.equal([])
      configure({ consent: 'granted' })
      expect(received.map(({ name }) => name)).to.deep.equal(['Video Started', 'Midpoint'])
      configure({ brandId: undefined })
      expect(received, 'once').to.have.length(2)
    })

    it('sends nothing, and all events after the element’s attribute grants it [P02]', async () => {
      const { url, received } = receiver()
      const one = element({ 'analytics-url': url })
      track(one, 'Complete', { videoId: '1', time: 9, duration: 9 })
      one.setAttribute('consent', 'granted')
      await Promise.resolve()
      expect(received.map(({ name }) => name)).to.deep.equal(['Complete'])
    })

    it('drops its events after a denial, even when consent is granted later [P02]', () => {
      const { url, received } = receiver()
      const one = element({ 'analytics-url': url })
      track(one, 'Muted', { videoId: '1' })
      configure({ consent: 'denied' })
      track(one, 'Unmuted', { videoId: '1' })
      configure({ consent: 'granted' })
      expect(received).to.deep.equal([])
      track(one, 'Muted', { videoId: '2' })
      expect(received.map(({ properties }) => properties)).to.deep.equal([{ videoId: '2' }])
    })

    it('sends nothing of an element when only another one has consent [P02]', async () => {
      const { url, received } = receiver()
      const [yes, open] = [element({ 'analytics-url': url }), element({ 'analytics-url': url })]
      track(yes, 'Muted', { videoId: 'yes' })
      track(open, 'Muted', { videoId: 'open' })
      yes.setAttribute('consent', 'granted')
      await Promise.resolve()
      expect(received.map(({ properties }) => properties)).to.deep.equal([{ videoId: 'yes' }])
      open.setAttribute('consent', 'denied')
      await Promise.resolve()
      expect(received).to.have.length(1)
    })

    it('queues the latest 500 events [P02]', () => {
      const { url, received } = receiver()
      const one = element({ 'analytics-url': url })
      for (let index = 1; index <= 510; index += 1) track(one, 'Video Impression', { videoId: '1', index })
      configure({ consent: 'granted' })
      expect(received).to.have.length(500)
      expect(received[0]?.properties.index).to.equal(11)
    })
  })
})

describe('catalogue', () => {
  // A missing or a misspelt name does not compile.
  const names: Record<AnalyticsName, true> = {
    'Video Started': true,
    'Video Impression': true,
    'First Quartile': true,
    Midpoint: true,
    'Third Quartile': true,
    Complete: true,
    Paused: true,
    Muted: true,
    Unmuted: true,
    Watched: true,
    Play: true,
    'Page Viewed': true,
    'Become CB Request Clicked': true,
    'Embed Initialized': true,
    'Embed Viewed': true,
    'Embed Maximized': true,
    'Embed Minimized': true,
    'Placement Initialized': true,
    'Placement Viewed': true,
    'Placement Maximized': true,
    'Placement Minimized': true,
    'Section Changes': true,
    'Embed CTA Clicked': true,
    'Floating Embed': true,
    'Video Maximized': true,
    'Video Minimized': true,
    'Video Inview': true,
    'Repost Success': true,
    'Video Sparked': true,
    'Video Unsparked': true,
    'Comment Sparked': true,
    'Comment Unsparked': true,
    'Swipe Up Gesture': true,
    'Play Gesture': true,
    'Pause Gesture': true,
    'RT Comment Clicked': true,
    'Commented On Video': true,
    'Video Shared': true,
    'Video Reported': true,
    'Comment Reported': true,
    'Comment Deleted': true,
    'Community Shared': true,
    'Link Viewed': true,
    'Link Clicked': true,
    'Link CTA Button Clicked': true,
    'Ks Username Set': true,
    'Subscription Clicked': true,
    'Log Out': true,
    'Settings Contact Us Form Sent': true,
    'Notification Settings Modified': true,
    'Keyword Searched': true,
    'Check Recent Search': true,
    'Clear Recent Search': true,
    'Keyword Search Cancel': true,
    'Get App Button Clicked': true,
    'Download App Clicked': true,
    'Download App Viewed': true,
    'Get App Link Sent': true,
  }

  it('accepts every name of the specification with its properties, and no other name [P01]', () => {
    const one = element({})
    const seen = listening(one)
    for (const name of Object.keys(names) as AnalyticsName[]) track(one, name, {} as never)
    expect(seen.map(({ name }) => name)).to.deep.equal(Object.keys(names))
    // @ts-expect-error: no such event
    const unknown = () => track(one, 'Video Liked', { videoId: '1' })
    // @ts-expect-error: a video event names its video
    const nameless = () => track(one, 'Video Sparked', {})
    expect([unknown, nameless]).to.have.length(2)
  })
})
