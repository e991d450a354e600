import { expect } from '@open-wc/testing'
import { type AnalyticsEvent, sendAnalyticsTo, sendAnalyticsToDataLayer } from '../../../src/analytics/receivers'
import { configure } from '../../../src/kit/settings'
import { clear, type PlacedFeed, placeFeed, slideShows } from '../../support/feed'

/** A feed without a server whose one video waits for a tap. */
const open = async (attributes: Record<string, string> = {}) => {
  const it = placeFeed({ 'no-autoplay': '', ...attributes }, (feed) => {
    feed.removeAttribute('api-host')
    feed.items = [{ id: 'own', title: 'Own', mp4: '/none.mp4' }]
  })
  await slideShows(it, 'Own')
  return it
}

const isSound = (name: string) => name === 'Muted' || name === 'Unmuted'

/** The viewer turns the sound on or off, once for each time. @returns the names of the events that the page saw */
const press = (it: PlacedFeed, times = 1) => {
  const names = () => it.events('geuin:analytics').map(({ name }) => name)
  const before = names().length
  for (let time = 0; time < times; time += 1) it.press('m')
  return names().slice(before)
}

describe('analytics for other tools', () => {
  const stops: (() => void)[] = []
  const received: AnalyticsEvent[] = []
  const sounds = () => received.map(({ name }) => name).filter(isSound)

  beforeEach(() => {
    received.length = 0
    stops.push(sendAnalyticsTo((event) => received.push(event)))
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    configure({ consent: undefined })
    await clear()
  })

  it('reach a function once each and in their order, unchanged by listeners of the page [P02]', async () => {
    const it = await open({ consent: 'granted', 'brand-id': '7' })
    document.addEventListener(
      'geuin:analytics',
      ({ detail }) => Object.assign(detail.properties, { videoId: 'evil' }),
      {
        once: true,
      },
    )
    const pressed = press(it, 2)
    expect(pressed).to.have.length(2)
    expect(sounds()).to.eql(pressed)
    expect(received.at(-1)).to.deep.include({ brandId: '7', platformSource: 1 })
    expect(received.at(-1)?.properties).to.include({ videoId: 'own', element: 'geuin-feed' })
    stops.pop()?.()
    press(it)
    expect(sounds()).to.eql(pressed)
  })

  it('wait for consent, and are dropped where it is denied [P02]', async () => {
    const it = await open()
    const pressed = press(it)
    expect(received).to.eql([])
    configure({ consent: 'granted' })
    expect(sounds()).to.eql(pressed)
    configure({ consent: 'denied' })
    press(it)
    configure({ consent: 'granted' })
    expect(sounds()).to.eql(pressed)
  })

  it('reach a function that throws once each, also those that waited for consent [P02]', async () => {
    const { reportError } = window
    const [thrown, tries]: [unknown[], string[]] = [[], []]
    window.reportError = (error) => void thrown.push(error)
    stops.push(
      sendAnalyticsTo(({ name }) => {
        if (!isSound(name)) return
        tries.push(name)
        throw new Error(name)
      }),
    )
    try {
      const it = await open()
      const waited = press(it, 2)
      configure({ consent: 'granted' })
      configure({ brandId: undefined })
      const pressed = [...waited, ...press(it)]
      expect(tries).to.eql(pressed)
      expect(thrown.map((error) => (error as Error).message)).to.eql(pressed)
      expect(sounds()).to.eql(pressed)
    } finally {
      window.reportError = reportError
    }
  })

  it('are pushed to the list of Google Tag Manager, which other tools read too [P02]', async () => {
    const page = window as unknown as { dataLayer?: Record<string, unknown>[]; other?: unknown[] }
    page.dataLayer = [{ event: 'gtm.js' }]
    stops.push(sendAnalyticsToDataLayer(), sendAnalyticsToDataLayer('other'))
    const it = await open({ consent: 'granted' })
    const [event] = press(it)
    const [first, ...own] = page.dataLayer
    expect(first).to.eql({ event: 'gtm.js' })
    expect(own.at(-1)).to.deep.include({ event, _clear: true })
    expect(own.at(-1)?.geuin).to.include({ videoId: 'own', platformSource: 1 })
    expect(page.other).to.eql(own)
    delete page.dataLayer
    delete page.other
  })
})
