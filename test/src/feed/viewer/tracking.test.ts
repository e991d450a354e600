import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { clear, openPlayback, type PlacedFeed, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

const namesOf = (it: PlacedFeed) => it.events('geuin:analytics').map(({ name }) => name)
const countOf = (it: PlacedFeed, wanted: string) => namesOf(it).filter((name) => name === wanted).length
const startsOf = (it: PlacedFeed) => countOf(it, 'Video Started')
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
    await setSpeed(it, rate)
    await until(() => startsOf(it) === 1, 'it plays')
    return it
  }
  const setSpeed = async (it: PlacedFeed, rate: string) => {
    await openPlayback(it)
    it.all('dialog label')
      .find((label) => label.textContent === rate)!
      .click()
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'the sheet is closed')
  }
  /** Pauses by key in the moment in which an event has been reported so many times. */
  const pauseAt = (it: PlacedFeed, name: string, times = 1) =>
    new Promise<void>((resolve) =>
      it.feed.addEventListener('geuin:analytics', function listen() {
        if (countOf(it, name) < times) return
        it.feed.removeEventListener('geuin:analytics', listen)
        it.press(' ')
        resolve()
      }),
    )

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

  it('counts a view on the server after three seconds, once however often the clip plays again', async () => {
    const counted: unknown[] = []
    answer('/api/v3/video/count', async (request) => {
      counted.push(await request.json())
      return Response.json({ code: 200, message: 'OK', data: null })
    })
    const it = await open('2×', { hls_url: null })
    await until(() => countOf(it, 'Watched') === 2, 'it is watched twice')
    expect(counted).to.eql([{ video_id: 'v1', what: 'view' }])
  }).timeout(60_000)

  it('holds each event once through a pause and another speed, and after a seek only what play passes [P01, L03]', async () => {
    const it = await open('2×', { hls_url: null })
    await pauseAt(it, 'First Quartile')
    await until(() => countOf(it, 'Paused') === 1, 'it is paused')
    await setSpeed(it, '1.5×')
    const pausedAgain = pauseAt(it, 'Video Started', 2)
    it.press(' ')
    await pausedAgain
    await until(() => countOf(it, 'Paused') === 2, 'it is paused again')
    const turns = ['Play', 'Pause Gesture', 'Paused', 'Play Gesture'] as const
    expect(namesOf(it)).to.have.members([
      ...(['Video Impression', 'Video Inview', ...turns, ...pass, 'Play'] as const),
      ...(['Video Started', 'Pause Gesture', 'Paused'] as const),
    ])
    const before = namesOf(it).length
    const { left, top, width } = it.control(/^Seek$/)!.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left + width * 0.6), Math.round(top)] })
    it.press(' ')
    await until(() => startsOf(it) === 4, 'it plays to the end, and again')
    const passed = namesOf(it).slice(before, namesOf(it).lastIndexOf('Video Started'))
    // Which of its last seconds are the third depends on where the seek ended.
    const certain = passed.filter((name) => name !== 'Watched')
    expect(certain).to.eql(['Play Gesture', 'Play', 'Video Started', 'Third Quartile', 'Complete'])
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
      await until(() => it.control(/^More apps$/), 'the sheet')
      it.control(/^More apps$/)!.click()
      await until(() => namesOf(it).includes('Video Shared'), 'it is reported')
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  }).timeout(60_000)

  const places = {
    Embed: {
      path: '/goservices/feed/embed/home',
      attributes: { 'embed-id': 'e1' },
      properties: { embedId: 'e1' },
      names: ['Embed Initialized', 'Embed Viewed', 'Embed Maximized', 'Embed Minimized'],
    },
    Placement: {
      path: '/goservices/placement/feed',
      attributes: { source: 'placement', 'placement-id': 'p1', section: '' },
      properties: { placementId: 'p1' },
      names: ['Placement Initialized', 'Placement Viewed', 'Placement Maximized', 'Placement Minimized'],
    },
  }
  for (const [kind, { path, attributes, properties, names }] of Object.entries(places))
    it(`reports that a${kind === 'Embed' ? 'n embed' : ' placement'} was added, seen, maximised and minimised, once each [P01]`, async () => {
      answer(path, () => page([wireVideo(1), wireVideo(2)]))
      const it = placeFeed({ layout: 'carousel', ...attributes })
      const reported = () => it.events('geuin:analytics').filter(({ name }) => name.startsWith(kind))
      await until(() => it.find('[data-slug="video-1"]') && reported().length === 2, 'it is seen')
      it.find('[data-slug="video-1"]')!.click()
      await until(() => it.find('dialog[open]') && reported().length === 3, 'the feed is open')
      it.find<HTMLDialogElement>('dialog')!.close()
      await until(() => !it.find('dialog') && reported().length === 4, 'the feed is closed')
      expect(reported().map(({ name }) => name)).to.eql(names)
      for (const event of reported()) expect(event.properties).to.eql(properties)
    })

  it('counts a call to action that is followed in an embed, once for each event [P01] [L08]', async () => {
    const linkout = { title: 'Get it', url: 'https://shop.example/it', image_url: null }
    answer('/goservices/feed/embed/home', () => page([wireVideo(1, { linkout })]))
    const it = placeFeed({ 'embed-id': 'e1' })
    await slideShows(it, 'Caption 1')
    // A page may leave as soon as it hears of it.
    let counted: readonly string[] = []
    it.feed.addEventListener('geuin:cta', (event) => {
      event.preventDefault()
      counted = namesOf(it)
    })
    await until(() => it.control(/Get it/), 'the call to action')
    it.control(/Get it/)!.click()
    expect(counted).to.include('Embed CTA Clicked')
    const links = it.events('geuin:analytics').filter(({ properties }) => properties.url === linkout.url)
    expect(links.map(({ name }) => name)).to.have.members([
      ...(['Link Viewed', 'Link Clicked', 'Link CTA Button Clicked', 'Embed CTA Clicked'] as const),
    ])
  })

  it('counts a link in a caption that is followed, which is no call to action [P01] [L07]', async () => {
    const url = 'https://notes.example/harbour'
    const caption = `How: ${url}`
    const facets = [{ type: 'link', start: 5, end: caption.length, url }]
    answer('/goservices/feed/home', () => page([wireVideo(1, { caption, facets })]))
    const bodies: unknown[] = []
    answer('/api/v3/linkouts', async (request) => {
      bodies.push(await request.json())
      return Response.json({ code: 200, message: 'OK', data: { url } })
    })
    const it = placeFeed()
    await slideShows(it, 'How:')
    const link = it.find('.caption-text a')!
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    await until(() => bodies.length === 1, 'the server counts it')
    expect(bodies).to.eql([{ video_id: 'v1', url }])
    const links = it.events('geuin:analytics').filter(({ name }) => name.startsWith('Link'))
    expect(links.map(({ name, properties }) => [name, properties.url])).to.eql([['Link Clicked', url]])
  })

  it('goes on with the same pass when the page was hidden [P01] [L03]', async () => {
    const it = await open('2×', { hls_url: null })
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    try {
      setHidden(true)
      await until(() => namesOf(it).at(-1) === 'Paused', 'it pauses')
      const atRest = namesOf(it).length
      setHidden(false)
      await until(() => namesOf(it)[atRest] === 'Play', 'it goes on')
      await until(() => startsOf(it) === 2, 'it plays again')
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
    const all = ['Video Impression', 'Video Inview', 'Play', 'Paused', 'Play', ...pass, 'Video Started'] as const
    expect(namesOf(it)).to.have.members(all)
  }).timeout(60_000)
})
