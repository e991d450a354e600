import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { clear, openPlayback, type PlacedFeed, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

const namesOf = (it: PlacedFeed) => it.events('geuin:analytics').map(({ name }) => name)
const startsOf = (it: PlacedFeed) => namesOf(it).filter((name) => name === 'Video Started').length
/** One pass through a clip. */
const pass = ['Video Started', 'First Quartile', 'Watched', 'Midpoint', 'Third Quartile', 'Complete'] as const

describe('analytics of a feed', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  const open = async (rate: string, media: Record<string, unknown> = {}) => {
    const first = wireVideo(1)
    answer('/goservices/feed/home', () =>
      page([wireVideo(1, { media: { ...first.media, ...media } }), wireVideo(2), wireVideo(3)]),
    )
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    await openPlayback(it)
    it.all('dialog label')
      .find((label) => label.textContent === rate)!
      .click()
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog') && startsOf(it) === 1, 'it plays')
    return it
  }

  const files: Record<string, Record<string, unknown>> = {
    // The first clip of this page, before an HLS engine is loaded.
    'begins as a file and goes on as a stream': {},
    'is a file': { hls_url: null },
    'is a stream': { fast_start_url: null },
  }
  for (const [kind, media] of Object.entries(files))
    it(`holds each event once in a pass, when a clip that ${kind} begins again [P01, L03]`, async () => {
      const it = await open('2×', media)
      await until(() => startsOf(it) === 2, 'it plays again')
      expect(namesOf(it)).to.have.members(['Video Impression', 'Video Inview', 'Play', ...pass, 'Video Started'])
      const started = it.events('geuin:analytics').find(({ name }) => name === 'Video Started')
      expect(started?.properties).to.include({ videoId: 'v1', index: 0, source: 'home', element: 'geuin-feed' })
    }).timeout(60_000)

  it('starts a video once more after a scrub, however long that is [L03]', async () => {
    const it = await open('0.5×')
    const slider = it.control(/^Seek$/)!
    await until(() => Number(slider.getAttribute('aria-valuemax')) > 5, 'it knows the length')
    const before = namesOf(it).length
    const { left, top, width } = slider.getBoundingClientRect()
    const move = (share: number) =>
      sendMouse({ type: 'move', position: [Math.round(left + width * share), Math.round(top)] })
    await move(0.1)
    await sendMouse({ type: 'down' })
    // To the very end and back, where each visit of the end would begin the clip again.
    for (const share of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 0.9, 1, 0.8, 0.6, 0.4, 0.3, 0.35, 0.3])
      await move(share)
    await sendMouse({ type: 'up' })
    await until(() => startsOf(it) === 2, 'it plays on')
    expect(namesOf(it).slice(before)).to.eql(['Video Started'])
  }).timeout(60_000)

  it('starts a video once more after repeated keys, and takes turns with play and pause [L03]', async () => {
    const it = await open('0.5×')
    const before = namesOf(it).length
    for (let times = 0; times < 8; times += 1) it.press('ArrowLeft')
    for (let times = 0; times < 3; times += 1) it.press('ArrowRight')
    for (let times = 0; times < 2; times += 1) it.press('ArrowLeft')
    await until(() => startsOf(it) === 2, 'it plays on')
    it.press(' ')
    it.press(' ')
    await until(() => namesOf(it).at(-1) === 'Play', 'it plays again')
    expect(namesOf(it).slice(before)).to.have.members([
      'Video Started',
      ...(['Pause Gesture', 'Paused', 'Play Gesture', 'Play'] as const),
    ])
  }).timeout(60_000)

  it('tells a swipe up from a command, and counts what was shared [P01]', async () => {
    const it = await open('1×')
    await it.feed.next()
    await slideShows(it, 'Caption 2')
    expect(namesOf(it)).not.to.include('Swipe Up Gesture')
    // A finger leaves the screen, and the next video comes.
    it.find('[role="feed"]')!.dispatchEvent(new Event('touchend'))
    await it.feed.next()
    await slideShows(it, 'Caption 3')
    expect(namesOf(it).filter((name) => name === 'Swipe Up Gesture').length).to.equal(1)
    Object.assign(navigator, { share: async () => undefined })
    try {
      it.control(/^Share$/)!.click()
      await until(() => namesOf(it).includes('Video Shared'), 'it is reported')
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  }).timeout(60_000)

  const places = {
    Embed: { path: '/goservices/feed/embed/home', attributes: { 'embed-id': 'e1' }, properties: { embedId: 'e1' } },
    Placement: {
      path: '/goservices/placement/feed',
      attributes: { source: 'placement', 'placement-id': 'p1', section: '' },
      properties: { placementId: 'p1' },
    },
  }
  for (const [kind, { path, attributes, properties }] of Object.entries(places))
    it(`reports that a${kind === 'Embed' ? 'n embed' : ' placement'} was added, seen, maximised and minimised, once each [P01]`, async () => {
      answer(path, () => page([wireVideo(1), wireVideo(2)]))
      const it = placeFeed({ layout: 'carousel', ...attributes })
      const reported = () => it.events('geuin:analytics').filter(({ name }) => name.startsWith(kind))
      await until(() => it.find('[data-slug="video-1"]') && reported().length === 2, 'it is seen')
      it.find('[data-slug="video-1"]')!.click()
      await until(() => it.find('dialog[open]') && reported().length === 3, 'the feed is open')
      it.find<HTMLDialogElement>('dialog')!.close()
      await until(() => !it.find('dialog') && reported().length === 4, 'the feed is closed')
      expect(reported().map(({ name }) => name)).to.eql(
        ['Initialized', 'Viewed', 'Maximized', 'Minimized'].map((what) => `${kind} ${what}`),
      )
      for (const event of reported()) expect(event.properties).to.eql(properties)
    })
})
