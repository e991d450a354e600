import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { clear, openPlayback, placeFeed, shows, slideShows, until, untilComplete } from '../../../support/feed'
import { answer, page, requestsTo, reset, wireVideo } from '../../../support/feedAnswers'
import { countFrames } from '../../../support/frames'

const home = '/goservices/feed/home'
const many = (count: number) => Array.from({ length: count }, (_, at) => wireVideo(at + 1))

describe('feed', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  const open = async (count = 3, attributes = {}) => {
    answer(home, () => page(many(count)))
    const it = placeFeed(attributes)
    await slideShows(it, 'Caption 1')
    return it
  }
  type It = Awaited<ReturnType<typeof open>>
  const video = (it: It) => it.find<HTMLVideoElement>('.slide:not([inert]) video')!
  const plays = (it: It) => until(() => !video(it).paused && video(it).readyState > 2, 'it plays')

  it('shows author, community and caption of the video in view, with links [L05]', async () => {
    const it = await open()
    const links = it.all('.slide:not([inert]) .caption a').map((link) => new URL(link.getAttribute('href')!).pathname)
    expect(links).to.eql(['/community/night-skies', '/group/slow-light', '/profile/mira'])
    expect(it.slide()?.textContent).to.contain('Mira Okafor')
    it.feed.addEventListener('geuin:navigate', (event) => event.preventDefault())
    it.control(/^Night Skies$|Night Skies/)!.click()
    expect(it.events('geuin:navigate')[0]).to.include({ page: 'community', slug: 'night-skies' })
  })

  it('requests its first page once, before the view has loaded [L05]', async () => {
    await open()
    expect(requestsTo(home).length).to.equal(1)
  })

  it('draws what is over a video part by part, and is ready when the video in view has all of it [L05]', async () => {
    answer(home, () => page(many(3)))
    const drawn = countFrames()
    const frames = new Map<string, number>()
    const missing: string[] = []
    const parts = ['.rail', '.caption', '.bar']
    const it = placeFeed({}, (feed) => {
      const isShown = (part: string) => feed.shadowRoot?.querySelector(`:not([hidden]) > ${part}`)
      const note = () => {
        for (const part of parts) if (isShown(part) && !frames.has(part)) frames.set(part, drawn.count())
      }
      new MutationObserver(note).observe(feed.shadowRoot!, { subtree: true, childList: true, attributes: true })
      feed.addEventListener('geuin:ready', () => missing.push(...parts.filter((part) => !isShown(part))))
    })
    await until(() => it.all('.caption').length === 2, 'the next video has its own')
    await until(() => it.feed.isReady, 'it is ready')
    drawn.stop()
    expect([...frames.keys()]).to.eql(parts)
    expect(new Set(frames.values()).size).to.equal(parts.length)
    expect(it.events('geuin:ready').length).to.equal(1)
    expect(missing).to.eql([])
  })

  it('shows counters in short [L06]', async () => {
    const it = await open()
    expect(it.control(/^Spark, 1.2K$/)?.getAttribute('aria-pressed')).to.equal('false')
  })

  it('works by keys alone: next, previous, ends, pause, seek, sound [L01, L05, L09]', async () => {
    const it = await open(4)
    await plays(it)
    it.press('j')
    await slideShows(it, 'Caption 2')
    it.press('ArrowDown')
    await slideShows(it, 'Caption 3')
    it.press('PageUp')
    await slideShows(it, 'Caption 2')
    it.press('End')
    await slideShows(it, 'Caption 4')
    it.press('Home')
    await slideShows(it, 'Caption 1')
    await plays(it)
    it.press(' ')
    await until(() => video(it).paused, 'Space stops it')
    const at = video(it).currentTime
    // A seek before the clip's picture has loaded waits for it.
    const isAt = (wanted: number) => Math.abs(video(it).currentTime - wanted) < 0.3
    it.press('ArrowRight')
    await until(() => isAt(Math.min(at + 5, video(it).duration)), 'it is five seconds on')
    it.press('ArrowLeft')
    await until(() => isAt(Math.max(0, Math.min(at, video(it).duration - 5))), 'it is back')
    it.press('m')
    await until(() => it.control(/^Mute$/), 'sound is on')
    expect(video(it).muted).to.equal(false)
    it.press('m')
    await until(() => it.control(/^Unmute$/), 'sound is off')
  })

  it('leaves keys to fields and to the page', async () => {
    const it = await open()
    const field = document.createElement('input')
    document.body.append(field)
    const small = it.feed.style
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    small.height = '300px'
    await until(() => !it.find('.bar'), 'it is no longer what the page is about')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    field.remove()
    await it.feed.next()
    await slideShows(it, 'Caption 2')
    expect(it.events('geuin:video-change').map(({ index }) => index)).to.eql([0, 1])
  })

  it('lists its keys, and closes the list by Escape with the focus where it was [L05]', async () => {
    const it = await open()
    const share = it.control(/^Share$/)!
    share.focus()
    it.press('?')
    await until(() => it.find('dialog[open]'), 'the list')
    expect(it.find('dialog')?.textContent).to.contain('Keyboard')
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'it is closed')
    await until(() => it.feed.shadowRoot?.activeElement === share, 'the focus is where it was')
  })

  it('unmutes by a pill that becomes an icon and keeps the focus [L09]', async () => {
    const it = await open()
    const pill = it.control(/ to unmute$/)!
    expect(pill.getBoundingClientRect().width).to.be.greaterThan(120)
    pill.focus()
    pill.click()
    await until(() => pill.getAttribute('aria-label') === 'Mute', 'it is on')
    expect(pill.getBoundingClientRect().width).to.equal(44)
    expect(it.feed.shadowRoot?.activeElement).to.equal(pill)
    pill.click()
    await until(() => pill.getAttribute('aria-label') === 'Unmute', 'it is off')
    const sounds = it.events('geuin:analytics').flatMap(({ name }) => (/muted$/i.test(name) ? [name] : []))
    expect(sounds).to.eql(['Unmuted', 'Muted'])
  })

  for (const [device, canHover, words] of [
    ['a mouse', true, 'Click to unmute'],
    ['a finger', false, 'Tap to unmute'],
  ] as const)
    it(`names the pill for ${device}, and shrinks it once the first video is over [L09]`, async () => {
      const { matchMedia } = window
      window.matchMedia = (query) => {
        const list = matchMedia.call(window, query)
        return query === '(hover: hover)' ? Object.create(list, { matches: { value: canHover } }) : list
      }
      try {
        const it = await open()
        await plays(it)
        const pill = it.control(/ to unmute$/)!
        expect([pill.ariaLabel, pill.textContent]).to.eql([words, words])
        it.control(/^Seek$/)!.focus()
        it.press('End')
        await until(() => pill.ariaLabel === 'Unmute', 'it is small')
        expect(pill.getBoundingClientRect().width).to.equal(44)
      } finally {
        window.matchMedia = matchMedia
      }
    })

  it('stands caption and actions beside the picture of a low, wide feed [L05]', async () => {
    const it = await open(1)
    Object.assign(it.feed.style, { width: '844px', height: '390px' })
    const box = (selector: string) => it.find(`.slide:not([inert]) ${selector}`)!.getBoundingClientRect()
    await until(() => box('.slide-frame').height === 358, 'it is laid out anew')
    const frame = box('.slide-frame')
    expect(frame.width).to.be.closeTo((358 * 9) / 16, 1)
    expect(box('.caption').left).to.be.at.least(16)
    expect(box('.caption').right).to.be.below(frame.left)
    expect(box('.caption').height).to.be.above(60)
    expect(box('.rail').left).to.be.above(frame.right)
    expect([box('.caption').bottom, box('.rail').bottom]).to.eql([frame.bottom, frame.bottom])
    it.feed.style.width = '390px'
    await until(() => box('.caption').height === 0, 'with neither room beside nor over it, the picture stands alone')
  })

  it('keeps an author’s name whole where there is no room for the time beside it [L05]', async () => {
    const author = { user_id: 'u1', nickname: 'm', name: 'Maximiliane Hohenau', profile_image: null }
    answer(home, () => page([wireVideo(1, { author, created_at: new Date(Date.now() - 5e6).toISOString() })]))
    const it = placeFeed({}, (feed) => feed.style.setProperty('width', '560px'))
    await slideShows(it, 'Caption 1')
    const [name, time, line] = ['.caption-by bdi', 'time', '.caption-by'].map((selector) => it.find(selector)!)
    const isInLine = () => time!.getBoundingClientRect().top < line!.getBoundingClientRect().bottom
    expect(isInLine()).to.equal(true)
    it.feed.style.width = '340px'
    await until(() => !isInLine(), 'the time is out of the line')
    expect(name!.scrollWidth).to.equal(name!.clientWidth)
  })

  it('has a slider for the place in the video [L05]', async () => {
    const it = await open()
    await plays(it)
    const slider = it.control(/^Seek$/)!
    await until(() => Number(slider.getAttribute('aria-valuemax')) > 5, 'it knows the length')
    expect(slider.getAttribute('aria-valuetext')).to.match(/^0:0\d of 0:0\d$/)
    it.feed.pause()
    await until(() => video(it).paused, 'it is paused')
    const { left, top, width } = slider.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + width * 0.25), Math.round(top)] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [Math.round(left + width * 0.5), Math.round(top)] })
    await until(() => slider.classList.contains('scrubber-active'), 'it is held')
    const words = () => it.find('.slide:not([inert]) .caption > *')!
    await until(() => getComputedStyle(words()).visibility === 'hidden', 'the caption is out of the way')
    await sendMouse({ type: 'up' })
    await until(() => !slider.classList.contains('scrubber-active'), 'it is let go')
    expect(video(it).currentTime).to.be.closeTo(video(it).duration / 2, 0.4)
    slider.focus()
    it.press('End')
    expect(video(it).currentTime).to.be.closeTo(video(it).duration, 0.2)
    it.press('Home')
    expect(video(it).currentTime).to.equal(0)
    expect(it.events('geuin:video-change').length).to.equal(1)
  })

  for (const dir of ['ltr', 'rtl'])
    it(`moves the progress line along with its clip: ${dir} [L05]`, async () => {
      const it = await open(3, { dir })
      await plays(it)
      const track = it.find('.slide:not([inert]) .scrubber-track')!
      const line = track.querySelector('.scrubber-line')!
      const done = () => {
        const [all, part] = [track, line].map((each) => each.getBoundingClientRect())
        return (dir === 'ltr' ? part!.right - all!.left : all!.right - part!.left) / all!.width
      }
      const played = () => video(it).currentTime / video(it).duration
      const isAtClip = () => played() > 0.1 && Math.abs(done() - played()) < 0.02
      await until(isAtClip, 'the line is where the clip is')
      expect(line.getAnimations().map(({ playState }) => playState)).to.eql(['running'])
      it.feed.pause()
      await until(() => line.getAnimations()[0]?.playState === 'paused', 'it stops')
      expect(done()).to.be.closeTo(played(), 0.01)
      it.control(/^Seek$/)!.focus()
      it.press('Home')
      await until(() => done() === 0, 'it is where the viewer went')
      video(it).playbackRate = 2
      it.feed.play()
      await until(() => line.getAnimations()[0]?.playbackRate === 2 && isAtClip(), 'it keeps the speed of the clip')
      it.press('j')
      await slideShows(it, 'Caption 2')
      await until(() => line.getAnimations().length === 0, 'the slide that left has none')
    })

  it('begins with the video that `start` names, from the server’s own list [L05]', async () => {
    const it = placeFeed({ source: 'latest', start: 'aurora-over-the-ridge' })
    await slideShows(it, 'Aurora over the ridge')
    expect(it.events('geuin:video-change')[0]).to.include({ slug: 'aurora-over-the-ridge', index: 0 })
  })

  it('follows its attributes [N04]', async () => {
    const it = placeFeed({ source: 'popular' })
    await until(() => it.events('geuin:video-change').length > 0, 'a first video')
    const scroller = () => it.find('[role="feed"]')?.getAttribute('aria-label')
    expect(scroller()).to.equal('Popular')
    answer('/goservices/feed/loop', () => page([wireVideo(9)]))
    it.feed.setAttribute('slug', 'slow-light')
    it.feed.setAttribute('source', 'loop')
    await slideShows(it, 'Caption 9')
    expect(scroller()).to.equal('Videos')
    expect(it.find('.bar')).to.equal(null)
  })

  it('has For you and Latest where it is what the page is about [L05]', async () => {
    const it = await open()
    answer(home, ({ url }) => page([wireVideo(new URL(url).searchParams.get('sort') === 'latest' ? 7 : 1)]))
    const tab = it.control(/^Latest$/)!
    expect(it.control(/^For you$/)?.getAttribute('aria-current')).to.equal('true')
    tab.click()
    await slideShows(it, 'Caption 7')
    expect(tab.getAttribute('aria-current')).to.equal('true')
    tab.click()
    const changes = it.events('geuin:analytics').filter(({ name }) => name === 'Section Changes')
    expect(changes.map(({ properties }) => properties.section)).to.eql(['latest'])
    it.feed.style.height = '300px'
    await until(() => !it.find('.bar'), 'smaller, it has no bar')
  })

  it('announces the video that comes into view, and not the first one [L05]', async () => {
    const it = await open()
    await untilComplete(it)
    const region = it.all('[role="status"]')[0]!
    expect(region.textContent).to.equal('')
    it.press('j')
    await until(() => region.textContent === 'Video 2, by Mira Okafor', 'it is told')
  })

  it('asks for a sign-in before a spark, by button and key, once each [L06]', async () => {
    const it = await open()
    it.feed.addEventListener('geuin:signin-required', (event) => event.preventDefault())
    it.control(/^Spark/)!.click()
    it.press('l')
    expect(it.events('geuin:signin-required')).to.eql([
      { action: 'spark', videoId: 'v1' },
      { action: 'spark', videoId: 'v1' },
    ])
  })

  it('asks a visitor for the sign-in before a repost and a report [L06]', async () => {
    const it = await open()
    it.feed.addEventListener('geuin:signin-required', (event) => event.preventDefault())
    it.control(/^Repost, 6$/)!.click()
    await openPlayback(it)
    it.control(/^Report$/)!.click()
    expect(it.events('geuin:signin-required')).to.eql([
      { action: 'repost', videoId: 'v1' },
      { action: 'report', videoId: 'v1' },
    ])
  })

  it('says who brought a video there by reposting it, with a link [L06]', async () => {
    const by = { user_id: 'u9', nickname: 'noor', name: 'Noor', profile_image: null, is_avatar: false }
    answer(home, () => page([wireVideo(1, { reposted_by: by })]))
    const it = placeFeed()
    await slideShows(it, 'Noor reposted')
    expect(it.control(/^Noor reposted$/)?.getAttribute('href')).to.match(/\/profile\/noor$/)
  })

  it('lets the page replace the share dialog [L06]', async () => {
    const it = await open()
    it.feed.addEventListener('geuin:share', (event) => event.preventDefault())
    it.control(/^Share$/)!.click()
    await until(() => it.events('geuin:share').length > 0, 'the page shares')
    expect(it.events('geuin:share')).to.eql([
      { kind: 'video', id: 'v1', slug: 'video-1', title: 'Video 1', url: `${location.origin}/video/video-1` },
    ])
  })

  it('sets speed, captions and sound in a sheet, for later videos too [L09]', async () => {
    const it = await open()
    await plays(it)
    await openPlayback(it)
    const fast = it.all('dialog label').find((label) => label.textContent === '2×')!
    fast.click()
    expect(video(it).playbackRate).to.equal(2)
    const captions = it.find('[role="switch"]')!
    const before = captions.getAttribute('aria-checked')
    captions.click()
    await until(() => captions.getAttribute('aria-checked') !== before, 'captions change')
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'it is closed')
    it.press('j')
    await slideShows(it, 'Caption 2')
    await plays(it)
    expect(video(it).playbackRate).to.equal(2)
  })

  it('cuts a long caption at two lines and shows the rest on demand, mentions as links [L05]', async () => {
    const caption = `${'Long words follow each other. '.repeat(12)}@jun`
    const facets = [{ start: caption.length - 4, end: caption.length, user_id: '2', nickname: 'jun.okada' }]
    answer(home, () => page([wireVideo(1, { caption, facets })]))
    const it = placeFeed()
    await slideShows(it, 'Long words')
    await until(() => it.control(/^more$/), 'it is cut')
    const words = it.find('.caption-text')!
    expect(words.clientHeight).to.equal(42)
    it.control(/^more$/)!.click()
    await until(() => it.control(/^less$/), 'it is open')
    expect(words.clientHeight).to.be.greaterThan(80)
    expect(words.querySelector('a')?.getAttribute('href')).to.match(/\/profile\/jun.okada$/)
  })

  it('opens a video’s link in a new tab unless the page prevents it [L08]', async () => {
    const linkout = { title: 'Own the print', url: 'https://prints.example/a', image_url: null, product: null }
    answer(home, () => page([wireVideo(1, { linkout })]))
    const keys: Array<string | null> = []
    answer('/api/v3/linkouts', ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      if (keys.length === 1) throw new TypeError('the line is cut')
      return Response.json({ code: 200, message: 'OK', data: { url: linkout.url } })
    })
    const it = placeFeed()
    await slideShows(it, 'Own the print')
    const link = it.control(/Own the print/)!
    expect(link.getAttribute('href')).to.equal(linkout.url)
    expect(link.getAttribute('target')).to.equal('_blank')
    expect(link.getAttribute('rel')).to.equal('noopener noreferrer')
    const opens: boolean[] = []
    const onClick = (event: Event) => {
      opens.push(!event.defaultPrevented)
      // The test stays in its tab.
      event.preventDefault()
    }
    addEventListener('click', onClick)
    try {
      link.click()
      it.feed.addEventListener('geuin:cta', (event) => event.preventDefault())
      link.click()
    } finally {
      removeEventListener('click', onClick)
    }
    expect(opens).to.eql([true, false])
    const followed = { videoId: 'v1', url: linkout.url, title: linkout.title }
    expect(it.events('geuin:cta')).to.eql([followed, followed])
    const names = () => it.events('geuin:analytics').map(({ name }) => name)
    await until(() => names().filter((name) => name === 'Link CTA Button Clicked').length === 2, 'both are reported')
    expect(names()).to.include.members(['Link Viewed', 'Link Clicked'])
    await until(() => keys.length === 3, 'the server counts both, and the one that was lost is sent again')
    expect(new Set(keys).size).to.equal(2)
  })

  it('shows what a product costs and whether it can be had, and offers it to the page’s cart [L08] [N03]', async () => {
    const product = { sku: 'lp-7', price: 26.5, currency: 'EUR', in_stock: false }
    const linkout = { title: 'Hear the record', url: 'https://music.example/a', image_url: null, product }
    answer(home, () => page([wireVideo(1, { linkout })]))
    const it = placeFeed()
    await slideShows(it, 'Hear the record')
    expect(it.slide()?.textContent).to.contain('€26.50 · Out of stock')
    it.feed.addEventListener('geuin:cta', (event) => event.preventDefault())
    it.control(/Hear the record/)!.click()
    const offered = { sku: 'lp-7', price: 26.5, currency: 'EUR', inStock: false }
    expect(it.events('geuin:cta').map((detail) => detail.product)).to.eql([offered])
  })

  it('keeps its state when it is moved, and leaves nothing behind when it is removed [N05]', async () => {
    const it = await open()
    it.press('j')
    await slideShows(it, 'Caption 2')
    const box = document.createElement('section')
    document.body.append(box)
    box.append(it.feed)
    await shows(it, 'Caption 2')
    expect(it.events('geuin:video-change').length).to.equal(2)
    box.remove()
    await until(() => !it.find('.stage'), 'it is empty')
  })

  it('is accessible [L05]', async () => {
    const it = await open()
    await plays(it)
    it.feed.pause()
    await expectAccessible(it.feed)
    await openPlayback(it)
    await expectAccessible(it.feed)
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'it is closed')
    it.press('End')
    it.press('j')
    await until(() => it.control(/^Back to the top/), 'the card')
    await expectAccessible(it.feed)
  })
})
