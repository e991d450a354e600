import { expect } from '@open-wc/testing'
import { loadFirstMedia, takeFirstVideo } from '../../../src/feed/firstMedia'
import type { PageObject } from '../../../src/kit/shared'
import { openStream, takeStream } from '../../../src/player/hlsEarly'
import { clear, placeFeed, slideShows, until } from '../../support/feed'
import { answer, media, page, requestsTo, reset, wireVideo } from '../../support/feedAnswers'

const clip = '/media/clips/aurora'
const call = 'https://api.example/feed1'
const answerOf = (media: object | null) =>
  new Response(JSON.stringify({ code: 200, message: 'ok', data: { items: [{ media }], next_cursor: null } }))

/** A page on which the loader has asked for a feed's first answer. */
const pageWith = (media: object | null, dataset: Record<string, string> = {}): PageObject => {
  const script = document.createElement('script')
  Object.assign(script.dataset, dataset)
  const page: PageObject = { scriptTags: [script], configured: {} }
  page[call] = Promise.resolve(answerOf(media))
  return page
}
/** No element of ours yet: its code has not run. */
const feedWith = (attributes: Record<string, string> = {}, tag = 'not-defined') => {
  const feed = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) feed.setAttribute(name, value)
  return feed
}
const filesOf = async (feed: Element, media: object = { fast_start_url: `${location.origin}${clip}/fast.mp4` }) => {
  await loadFirstMedia(pageWith(media), feed)
  return takeFirstVideo()?.src
}

/** The sources of the pictures that are requested by a run. */
const picturesOf = async (run: () => Promise<void>, attribute: 'src' | 'srcset' = 'src') => {
  const { Image: original } = window
  const asked: string[] = []
  window.Image = class extends original {
    constructor() {
      super()
      Object.defineProperty(this, attribute, { set: (sources: string) => asked.push(sources) })
    }
  } as typeof Image
  try {
    await run()
  } finally {
    window.Image = original
  }
  return asked
}

/** Keeps the answer to an address back until `release`, while `run` runs; `asked`: the addresses that are requested. */
const holdAnswer = async (url: string, run: (asked: readonly string[], release: () => void) => Promise<void>) => {
  const { fetch } = window
  const asked: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  window.fetch = async (address, options) => {
    asked.push(String(address))
    if (address === url) await held
    return fetch(address, options)
  }
  try {
    await run(asked, release)
  } finally {
    window.fetch = fetch
  }
}

describe('the first clip of a feed whose code is on its way [N06]', () => {
  it('loads in a silent media element, which is given away once', async () => {
    await loadFirstMedia(pageWith({ fast_start_url: `https://media.example${clip}/fast.mp4` }), feedWith())
    const video = takeFirstVideo()
    expect(video).to.include({ src: `https://media.example${clip}/fast.mp4`, muted: true, preload: 'auto' })
    expect(takeFirstVideo()).to.equal(undefined)
  })

  it('leaves the answer to the element', async () => {
    const page = pageWith({ fast_start_url: `${clip}/fast.mp4` })
    await loadFirstMedia(page, feedWith())
    takeFirstVideo()
    const answer = (await page[call]) as Response
    expect((await answer.json()).code).to.equal(200)
  })

  it('has its address from the media host: the element’s, else the script tag’s', async () => {
    const media = { fast_start_url: '/a.mp4' }
    await loadFirstMedia(pageWith(media, { mediaHost: 'https://script.example' }), feedWith())
    expect(takeFirstVideo()?.src).to.equal('https://script.example/a.mp4')
    const feed = feedWith({ 'media-host': 'https://element.example/' })
    await loadFirstMedia(pageWith(media, { mediaHost: 'https://script.example' }), feed)
    expect(takeFirstVideo()?.src).to.equal('https://element.example/a.mp4')
  })

  it('loads for a feed alone, which plays by itself from its beginning', async () => {
    expect(await filesOf(feedWith({ layout: 'feed' }))).to.be.a('string')
    for (const layout of ['carousel', 'grid', 'floating'])
      expect(await filesOf(feedWith({ layout }))).to.equal(undefined)
    expect(await filesOf(feedWith({ 'no-autoplay': '' }))).to.equal(undefined)
    expect(await filesOf(feedWith({ 'start-at': '4' }))).to.equal(undefined)
  })

  it('does not load where the element’s code was faster', async () => {
    expect(await filesOf(feedWith({}, 'div'))).to.equal(undefined)
  })

  it('opens the stream of a clip that has no file, for whoever plays it first', async () => {
    const hls_url = new URL(`${clip}/master.m3u8`, location.origin).href
    expect(await filesOf(feedWith(), { hls_url })).to.equal(undefined)
    expect(takeStream(`${hls_url}?other`)).to.equal(undefined)
    const start = await takeStream(hls_url)
    expect((await start?.take({ url: hls_url })?.complete)?.url).to.equal(hls_url)
    expect(takeStream(hls_url)).to.equal(undefined)
  })

  it('has what its stream begins with requested with it, each part once, where the answer names that', async () => {
    const hls_first_urls = ['index.m3u8', 'init.mp4', '0.m4s'].map((file) => `high/${file}`)
    const hls_url = new URL(`${clip}/master.m3u8`, location.origin).href
    const all = [hls_url, ...hls_first_urls.map((it) => new URL(it, hls_url).href)]
    await holdAnswer(hls_url, async (asked, release) => {
      await filesOf(feedWith(), { hls_url, hls_first_urls })
      expect(asked).to.eql(all)
      release()
      const start = await takeStream(hls_url)
      for (const url of all) expect((await start?.take({ url })?.complete)?.data.byteLength, url).to.be.above(100)
      expect(asked).to.eql(all)
    })
  })

  it('has its poster requested with its stream', async () => {
    const hls_url = new URL(`${clip}/master.m3u8`, location.origin).href
    const asked = await picturesOf(async () => {
      for (const poster_url of [`${clip}/poster.webp?stream`, undefined]) {
        await filesOf(feedWith(), { hls_url, poster_url })
        await takeStream(hls_url)
      }
    })
    expect(asked).to.eql([`${location.origin}${clip}/poster.webp?stream`])
  })

  it('is in its slide when the first answer of its stream has been read, which drawing would delay', async () => {
    const hls_url = new URL(`${media['hls_url']}`, location.origin).href
    const frame = () => new Promise(requestAnimationFrame)
    try {
      await holdAnswer(hls_url, async (_, release) => {
        openStream(hls_url)
        answer('/goservices/feed/home', () => page([wireVideo(1, { media: { ...media, fast_start_url: null } })]))
        const it = placeFeed()
        await until(() => requestsTo('/goservices/feed/home').length, 'the first page is asked for')
        for (let drawn = 0; drawn < 10; drawn += 1) await frame()
        expect(it.find('.slide-poster')).to.equal(null)
        expect(it.feed.isReady).to.equal(false)
        release()
        await slideShows(it, 'Caption 1')
        expect(it.find('.slide-poster')).to.not.equal(null)
      })
    } finally {
      await clear()
      reset()
    }
  })

  it('is left to the element where the answer is none, or names nothing that plays', async () => {
    for (const media of [null, {}, { hls_url: 'http://' }])
      expect(await filesOf(feedWith(), media as object).catch(() => undefined), JSON.stringify(media)).to.equal(
        undefined,
      )
  })

  it('is left to the element, and nothing of it requested, where what its stream begins with can’t be read', async () => {
    const hls_url = new URL(`${clip}/master.m3u8?broken`, location.origin).href
    await holdAnswer(hls_url, async (asked) => {
      for (const hls_first_urls of [7, 'high', ['http://']])
        expect(await filesOf(feedWith(), { hls_url, hls_first_urls }).catch(() => 'broken')).to.equal('broken')
      expect(asked).to.eql([])
    })
    expect(takeStream(hls_url)).to.equal(undefined)
  })

  it('is for a list its first pictures, in the sizes that there are', async () => {
    const [thumb_url, poster_url] = [`${clip}/thumb.webp?early`, `${clip}/poster.webp?early`]
    const asked = await picturesOf(async () => {
      for (const layout of ['carousel', 'grid', 'floating', 'feed'])
        await loadFirstMedia(pageWith({ thumb_url, poster_url, width: 360 }), feedWith({ layout }))
    }, 'srcset')
    const { origin } = location
    const sources = `${origin}${thumb_url} 135w, ${origin}${poster_url} 360w`
    expect(asked).to.eql([sources, sources])
    expect(takeFirstVideo()).to.equal(undefined)
  })
})
