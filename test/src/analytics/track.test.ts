import { expect } from '@open-wc/testing'
import type { AnalyticsCatalogue, AnalyticsName } from '../../../src/analytics/catalogue'
import type { WireEvent } from '../../../src/analytics/transport'
import { configure } from '../../../src/kit/settings'
import { clear, type PlacedFeed, placeFeed, slideShows, until } from '../../support/feed'
import { testFetch } from '../../support/testFetch'

let urls = 0

/** An analytics address for one test, and the events that were posted there. */
const receiver = () => {
  urls += 1
  const url = `https://stats.example/${urls}`
  const received: WireEvent[] = []
  const next = testFetch.answer
  testFetch.answer = async (input, init) => {
    if (`${input}` !== url) return next(input, init)
    received.push(...JSON.parse(String(init?.body)).events)
    return new Response(null, { status: 204 })
  }
  return { url, received: () => received.filter(({ name }) => isSound(name)) }
}

const isSound = (name: string) => name === 'Muted' || name === 'Unmuted'

/** A feed without a server whose one video waits for a tap. */
const open = async (attributes: Record<string, string>) => {
  const it = placeFeed({ 'no-autoplay': '', ...attributes }, (feed) => {
    feed.removeAttribute('api-host')
    feed.items = [{ id: 'own', title: 'Own', mp4: '/none.mp4' }]
  })
  await slideShows(it, 'Own')
  return it
}
/** As many events as a transport sends together, so that they needn't wait for others. */
const batch = 20
/** The viewer turns the sound on and off. */
const press = (it: PlacedFeed, times = batch) => {
  for (let time = 0; time < times; time += 1) it.press('m')
}
const soundsOf = (it: PlacedFeed) => it.events('geuin:analytics').filter(({ name }) => isSound(name))

describe('analytics of an element', () => {
  const { answer } = testFetch

  afterEach(async () => {
    configure({ consent: undefined, analyticsUrl: undefined, platformSource: undefined })
    testFetch.answer = answer
    await clear()
  })

  it('reach the page with any consent, with or without an analytics URL [P02]', async () => {
    for (const consent of ['granted', 'denied', 'unset']) {
      const it = await open({ consent })
      press(it, 2)
      expect(soundsOf(it).map(({ name }) => name)).to.eql(['Unmuted', 'Muted'])
      expect(soundsOf(it)[0]?.properties).to.include({ videoId: 'own', index: 0, element: 'geuin-feed' })
      await clear()
    }
  })

  it('carry platform, brand, time and an id [A05]', async () => {
    const { url, received } = receiver()
    const it = await open({
      ...{ 'analytics-url': url, consent: 'granted', 'brand-id': '7', 'platform-source': 'adreels' },
    })
    press(it)
    await until(() => received().length > 1, 'they arrive')
    const [host, later] = soundsOf(it)
    const [wire, laterWire] = received()
    expect(host).to.include({ platformSource: 7, brandId: '7' })
    expect(wire).to.include({ id: host?.id, at: host?.at, name: 'Unmuted', platform_source: 7, brand_id: '7' })
    expect(wire?.properties).to.deep.equal(host?.properties)
    expect(Math.abs(Date.parse(host?.at ?? '') - Date.now())).to.be.below(60_000)
    expect(later?.id).not.to.equal(host?.id)
    expect(wire?.visit_id).to.equal(laterWire?.visit_id)
    expect(wire?.visit_id).to.match(/\w/)
  })

  it('are sent once each, unchanged by a listener of the page [P01]', async () => {
    const { url, received } = receiver()
    const it = await open({ 'analytics-url': url, consent: 'granted' })
    it.feed.addEventListener('geuin:analytics', ({ detail }) => Object.assign(detail.properties, { videoId: 'evil' }))
    press(it)
    // What the feed reported before counts too, so that the last ones wait for others.
    await until(() => received().length > 1, 'they arrive')
    expect(new Set(received().map(({ id }) => id)).size).to.equal(received().length)
    for (const { properties } of received()) expect(properties.videoId).to.equal('own')
  })

  it('go nowhere without an analytics URL, not even when one is given later', async () => {
    const { url, received } = receiver()
    const it = await open({})
    press(it)
    it.feed.setAttribute('analytics-url', url)
    configure({ consent: 'granted' })
    press(it)
    await until(() => received().length > 0, 'the later ones arrive')
    const later = soundsOf(it)
      .slice(batch)
      .map(({ id }) => id)
    for (const { id } of received()) expect(later).to.include(id)
  })

  describe('before consent', () => {
    it('wait, and are all sent in order after configure() grants it [P02]', async () => {
      const { url, received } = receiver()
      const it = await open({ 'analytics-url': url })
      press(it)
      configure({ brandId: undefined })
      expect(received()).to.eql([])
      configure({ consent: 'granted' })
      await until(() => received().length > 1, 'they arrive')
      const sent = soundsOf(it).map(({ id }) => id)
      expect(received().map(({ id }) => id)).to.eql(sent.slice(0, received().length))
    })

    it('wait, and are all sent after the element’s attribute grants it [P02]', async () => {
      const { url, received } = receiver()
      const it = await open({ 'analytics-url': url })
      press(it)
      it.feed.setAttribute('consent', 'granted')
      await until(() => received().length > 1, 'they arrive')
      expect(received()[0]?.id).to.equal(soundsOf(it)[0]?.id)
    })

    it('are dropped after a denial, even when consent is granted later [P02]', async () => {
      const { url, received } = receiver()
      const it = await open({ 'analytics-url': url })
      press(it)
      configure({ consent: 'denied' })
      press(it)
      configure({ consent: 'granted' })
      press(it)
      await until(() => received().length === batch, 'the later ones arrive')
      expect(received().map(({ id }) => id)).to.eql(
        soundsOf(it)
          .slice(2 * batch)
          .map(({ id }) => id),
      )
    })

    it('wait although another element has consent [P02]', async () => {
      const { url, received } = receiver()
      const waiting = await open({ 'analytics-url': url })
      press(waiting)
      const allowed = await open({ 'analytics-url': url })
      allowed.feed.setAttribute('consent', 'granted')
      press(allowed)
      await until(() => received().length > 1, 'they arrive')
      const ids = soundsOf(allowed).map(({ id }) => id)
      for (const { id } of received()) expect(ids).to.include(id)
      waiting.feed.setAttribute('consent', 'denied')
    })

    it('wait up to 500 of them, the latest [P02]', async () => {
      const { url, received } = receiver()
      const it = await open({ 'analytics-url': url })
      press(it, 510)
      configure({ consent: 'granted' })
      await until(() => received().length === 500, 'they arrive')
      expect(received()[0]?.id).to.equal(soundsOf(it)[10]?.id)
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

  it('has every name of the specification and no other one [P01]', () => {
    // @ts-expect-error: no such event
    const unknown: AnalyticsName = 'Video Liked'
    // @ts-expect-error: a video event names its video
    const nameless: AnalyticsCatalogue['Video Sparked'] = {}
    expect(Object.keys(names)).to.have.length(58).and.not.include(unknown)
    expect(nameless).to.eql({})
  })
})
