import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../support/accessible'
import { clear, openPlayback, type PlacedFeed, placeFeed, slideShows, until, untilComplete } from '../../support/feed'
import { answer, media, page, reset, sections, wireVideo } from '../../support/feedAnswers'
import { testFetch } from '../../support/testFetch'

type Counts = Record<string, Record<string, number>>

/** What the pixels of the demo's ads have counted so far. */
const counts = async (): Promise<Counts> => (await testFetch.server('/ads/counts')).json()

/** What has been counted of an ad since a call of {@link counts}. */
const since = async (before: Counts, ad: string) => {
  const now = (await counts())[ad] ?? {}
  const changes = Object.entries(now).map(([event, count]) => [event, count - (before[ad]?.[event] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, count]) => count > 0))
}

const openPlacement = (placementId: string, attributes: Record<string, string> = {}) =>
  placeFeed({ source: 'placement', 'placement-id': placementId, ...attributes })

let places = 0

/** A placement of three videos whose ad is requested from this address, once it has been waited for. */
const placeVast = (vastUrl: string, attributes: Record<string, string> = {}, wait?: Promise<void>) => {
  // The page remembers what it knows of a placement.
  places += 1
  const id = `place-${places}`
  answer('/goservices/placement/sections', async () => {
    await wait
    return sections(['one'], vastUrl)
  })
  answer('/goservices/placement/feed', () => page([wireVideo(1), wireVideo(2), wireVideo(3)]))
  return openPlacement(id, attributes)
}

const openVast = async (vastUrl: string, attributes: Record<string, string> = {}) => {
  const it = placeVast(vastUrl, attributes)
  await slideShows(it, 'Caption 1')
  return it
}

/** Asks for the ad when the viewer has paused the first video, so that it comes before the next one. */
const openPausedVast = async (vastUrl: string) => {
  let ask = () => {}
  const it = placeVast(vastUrl, {}, new Promise((resolve) => (ask = resolve)))
  await slideShows(it, 'Caption 1')
  await it.feed.pause()
  ask()
  return it
}

/** How many slides the feed has: four once the ad stands among three videos. */
const length = (it: PlacedFeed) => Number(it.slide()?.ariaSetSize)

/** How often the page has requested a document. */
const requested = (name: string) =>
  performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/ads/vast/${name}.xml`)).length

const faster = async (it: PlacedFeed) => {
  await openPlayback(it)
  it.all('dialog label')
    .find(({ textContent }) => textContent === '2×')!
    .click()
  it.find<HTMLDialogElement>('dialog')!.close()
  await until(() => !it.find('dialog'), 'it is closed')
}

describe('ads of a placement', () => {
  // The browser's list of requests is short, and keeps the first ones.
  beforeEach(() => performance.clearResourceTimings())
  afterEach(async () => {
    await clear()
    reset()
  })

  it('stand among the videos, named as ads, with their sponsor and without what only videos have [L02]', async () => {
    const it = openPlacement('sponsored', { consent: 'denied' })
    await until(() => it.events('geuin:video-change').length, 'the first video')
    // The announcer has loaded.
    await untilComplete(it)
    for (let swipe = 0; swipe < 3; swipe += 1) {
      const at = it.events('geuin:video-change').length
      await it.feed.next()
      await until(() => it.events('geuin:video-change').length > at, 'the next one')
    }
    await until(() => it.slide()?.textContent?.includes('Halcyon Boots'), 'the sponsor')
    const words = [...(it.slide()?.querySelectorAll('.caption-chip') ?? [])].map(({ textContent }) => textContent)
    expect(words).to.eql(['Ad'])
    for (const name of [/^Spark/, /^Comments/, /^Repost/]) expect(it.control(name), `${name}`).to.equal(null)
    await until(() => it.control(/Walk in them/), 'the call to action')
    expect(it.control(/Walk in them/)?.getAttribute('href')).to.equal('https://halcyon.example/boots')
    await until(() => it.text().includes('Ad: Boots for slow walks, by Halcyon Boots'), 'it is announced')
    it.press('l')
    expect(it.events('geuin:signin-required')).to.eql([])
    await expectAccessible(it.feed)
  }).timeout(60_000)

  it('are no posters of a carousel [L10]', async () => {
    const ad = {
      type: 'ad',
      ad_id: 'a1',
      title: 'Boots',
      caption: '',
      sponsor: { name: 'Halcyon' },
      media,
      linkout: null,
    }
    answer('/goservices/placement/feed', () => page([wireVideo(1), ad, wireVideo(2)]))
    const it = openPlacement('front-page', { layout: 'carousel' })
    await until(() => it.find('[data-slug="video-2"]'), 'the posters')
    expect(it.all('[data-slug]').map(({ dataset }) => dataset.slug)).to.eql(['video-1', 'video-2'])
  })

  describe('of a VAST document', () => {
    it('come before the first video while that one begins, which follows them [L02]', async () => {
      const before = await counts()
      const { play } = HTMLMediaElement.prototype
      let first: HTMLMediaElement | null = null
      // The first video takes its time.
      HTMLMediaElement.prototype.play = function () {
        first ??= this
        return this === first ? new Promise(() => undefined) : play.call(this)
      }
      try {
        // Of its own name: what is reported when it is left would count in the next test.
        const it = placeVast('/ads/vast/slow.xml?ms=1')
        await until(() => it.events('geuin:video-change').length === 2, 'another one comes into view')
        await slideShows(it, 'Halcyon boots')
        expect([it.slide()?.ariaPosInSet, length(it)]).to.eql(['1', 4])
        await until(async () => (await since(before, 'slow')).impression === 1, 'it plays')
        await it.feed.next()
        await slideShows(it, 'Caption 1')
        const shown = it.events('geuin:video-change').map(({ slug }) => slug)
        expect([shown[0], shown[2], shown.length]).to.eql(['video-1', 'video-1', 3])
      } finally {
        HTMLMediaElement.prototype.play = play
      }
    }).timeout(60_000)

    it('come before the next video where the first one is watched, report each quarter once, and go on with it [L02]', async () => {
      const before = await counts()
      const it = await openPausedVast('/ads/vast/wrapper.xml')
      await faster(it)
      await until(() => length(it) === 4, 'the ad shows')
      expect(it.slide()?.textContent).to.include('Caption 1')
      await it.feed.next()
      await slideShows(it, 'Halcyon boots')
      expect(it.control(/Learn more/)?.getAttribute('href')).to.equal('https://halcyon.example/boots')
      await slideShows(it, 'Caption 2')
      const once = { impression: 1, start: 1, firstQuartile: 1, midpoint: 1, thirdQuartile: 1, complete: 1 }
      for (const ad of ['wrapper', 'inner', 'good']) {
        await until(async () => Object.keys(await since(before, ad)).length >= 6, `the pixels of ${ad}`)
        expect(await since(before, ad), ad).to.eql(once)
      }
    }).timeout(90_000)

    it('can be skipped after five seconds, and not before [L02]', async () => {
      const before = await counts()
      const it = await openPausedVast('/ads/vast/good.xml')
      await faster(it)
      await until(() => length(it) === 4, 'the ad shows')
      await it.feed.next()
      await until(() => /Skip in [1-5] second/.test(it.slide()?.textContent ?? ''), 'it says when')
      expect(it.control(/^Skip ad$/)).to.equal(null)
      const skip = () => it.control(/^Skip ad$/)
      await until(skip, 'it can be skipped')
      const played = it.slide()?.querySelector('video')?.currentTime ?? 0
      expect(played).to.be.within(4.5, 7)
      await expectAccessible(it.feed)
      skip()!.click()
      await slideShows(it, 'Caption 2')
      await until(async () => (await since(before, 'good')).skip === 1, 'it is reported')
      await it.feed.previous()
      await slideShows(it, 'Halcyon boots')
      await until(skip, 'it can be skipped again')
      skip()!.click()
      await slideShows(it, 'Caption 2')
      const { complete, skip: skips } = await since(before, 'good')
      expect([complete, skips]).to.eql([undefined, 1])
    }).timeout(90_000)

    it('report a click, and once that the viewer left [L02] [L08]', async () => {
      const before = await counts()
      const it = await openPausedVast('/ads/vast/good.xml')
      await until(() => length(it) === 4, 'the ad shows')
      await it.feed.next()
      await until(async () => (await since(before, 'good')).impression, 'it is watched')
      for (let visit = 0; visit < 2; visit += 1) {
        await it.feed.previous()
        await slideShows(it, 'Caption 1')
        await it.feed.next()
        await slideShows(it, 'Halcyon boots')
      }
      it.feed.addEventListener('geuin:cta', (event) => event.preventDefault())
      it.control(/Learn more/)!.click()
      await until(async () => (await since(before, 'good')).click === 1, 'it is reported')
      await until(async () => (await since(before, 'good')).closeLinear, 'so is the first time that the viewer left')
      expect((await since(before, 'good')).closeLinear).to.equal(1)
    }).timeout(60_000)

    for (const name of ['missing', 'broken', 'empty', 'endless'])
      it(`leave the videos as they are when the document is ${name} [L02]`, async () => {
        const before = await counts()
        const it = await openVast(`/ads/vast/${name}.xml`)
        await until(() => requested(name) > 0, 'it is requested')
        if (name === 'missing' || name === 'endless')
          await until(async () => ((await since(before, name)).error ?? 0) > 0, 'the failure is reported')
        await until(() => length(it) === 3, 'it is gone')
        await it.feed.next()
        await slideShows(it, 'Caption 2')
        expect(it.text()).not.to.include('Halcyon boots')
        expect(it.events('geuin:error')).to.eql([])
      }).timeout(60_000)

    it('that nobody answers change nothing, and an ad that comes late comes before the next video [L02]', async () => {
      const blocked = await openVast('http://127.0.0.1:9/blocked.xml')
      await blocked.feed.next()
      await slideShows(blocked, 'Caption 2')
      expect(length(blocked)).to.equal(3)
      expect(blocked.events('geuin:error')).to.eql([])
      await clear()
      const late = await openPausedVast('/ads/vast/slow.xml?ms=1500')
      await late.feed.next()
      await slideShows(late, 'Caption 2')
      await until(() => length(late) === 4, 'the ad shows')
      await late.feed.next()
      await slideShows(late, 'Halcyon boots')
    }).timeout(60_000)

    it('leave the list when the viewer denies consent [P02]', async () => {
      const it = await openPausedVast('/ads/vast/good.xml')
      await until(() => length(it) === 4, 'the ad shows')
      it.feed.setAttribute('consent', 'denied')
      await until(() => length(it) === 3, 'the ad stays')
    }).timeout(60_000)

    it('show in the feed that requested them, and in no other one of the placement', async () => {
      const requesting = await openPausedVast('/ads/vast/good.xml')
      await until(() => length(requesting) === 4, 'the ad is in the list')
      const other = openPlacement(`place-${places}`, { consent: 'denied' })
      await slideShows(other, 'Caption 1')
      expect([length(requesting), length(other)]).to.eql([4, 3])
    })

    it('are not requested where the viewer denied consent, nor where a placement has none [P02]', async () => {
      const before = requested('good')
      const it = await openVast('/ads/vast/good.xml', { consent: 'denied' })
      await it.feed.next()
      await slideShows(it, 'Caption 2')
      expect(requested('good')).to.equal(before)
    }).timeout(60_000)
  })
})
