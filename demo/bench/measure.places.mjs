import { serveApp } from './benchApp.mjs'
import { openCold, slowDown, weigh } from './browser.mjs'
import { openPlaces, sizes } from './places.mjs'
import { median, percentile, round } from './stats.mjs'

/** Each list: what draws one of its entries, and the call that answers its pages. */
const tabs = {
  videos: { entry: '[data-slug]', call: '/goservices/feed/community' },
  loops: { entry: '.loop-card', call: '/api/v3/community/loops' },
  members: { entry: '.person', call: '/api/v3/community/members' },
}
/** Entries of the large community after which elements and heap are counted; of loops there are fewer. */
const far = 1000

/** Runs in the page. */
const inPage = {
  /** The moment of the frame that has the first entries, ms from the navigation's start. */
  shown: (entry) =>
    new Promise((done) => {
      const check = () =>
        document.querySelector('geuin-community').shadowRoot?.querySelector(entry)
          ? requestAnimationFrame(done)
          : requestAnimationFrame(check)
      check()
    }),
  scroll: () =>
    new Promise((drawn) => {
      document.scrollingElement.scrollTop = document.scrollingElement.scrollHeight
      requestAnimationFrame(() => requestAnimationFrame(drawn))
    }),
  /** Scrolls up and down around the middle of the list. @returns milliseconds from each frame to the next */
  frames: ({ count, step }) =>
    new Promise((done) => {
      const page = document.scrollingElement
      const end = page.scrollHeight - innerHeight
      let [direction, before] = [1, 0]
      const times = []
      page.scrollTop = end / 2
      const move = (now) => {
        if (before > 0) times.push(now - before)
        before = now
        // Well before the end, where the next page would be loaded.
        if (page.scrollTop > end * 0.7 || page.scrollTop < end * 0.3) direction = page.scrollTop > end / 2 ? -1 : 1
        page.scrollTop += direction * step
        if (times.length < count) requestAnimationFrame(move)
        else done(times)
      }
      requestAnimationFrame(move)
    }),
  /** Elements in the middle of the list, where a window of it is complete, once their number rests for twenty frames. */
  nodes: () =>
    new Promise((done) => {
      document.scrollingElement.scrollTop = (document.scrollingElement.scrollHeight - innerHeight) / 2
      const count = () => document.querySelector('geuin-community').shadowRoot.querySelectorAll('*').length
      let [last, same] = [count(), 0]
      const check = () => {
        const now = count()
        same = now === last ? same + 1 : 0
        last = now
        if (same < 20) requestAnimationFrame(check)
        else done(now)
      }
      check()
    }),
}

const open = async (browser, origin, slug, tab, options) => {
  const cold = await openCold(browser, `${origin}/bench/place.html#${slug}/${tab}`, { listen: false, ...options })
  await cold.page.waitForSelector('geuin-community')
  return cold
}

const opening = async (browser, origin, slug, tab) => {
  const { page, close } = await open(browser, origin, slug, tab)
  try {
    return await page.evaluate(inPage.shown, tabs[tab].entry)
  } finally {
    await close()
  }
}

/** Frames that are looked at while a list is scrolled, and the pixels from one to the next: a hard flick. */
const flick = { count: 240, step: 60 }
/** Milliseconds after which a frame counts as late: two of a screen with 60 a second. */
export const lateTime = 34

const percentage = (part, all) => round((100 * part) / all, 1)

/** Scrolls a list down. @returns elements and heap after so many entries, and frames while it is scrolled on a slow phone */
const scrolling = async (browser, origin, slug, tab, length) => {
  const cold = await open(browser, origin, slug, tab, { slow: false })
  const { page } = cold
  let listed = 0
  let isOver = false
  // The first answer may have come before.
  page.on('response', async (response) => {
    if (!response.url().includes(tabs[tab].call)) return
    const { items, next_cursor } = (await response.json()).data
    listed += items.length
    isOver ||= next_cursor === null
  })
  try {
    await page.evaluate(inPage.shown, tabs[tab].entry)
    while (listed < length && !isOver) await page.evaluate(inPage.scroll)
    const nodes = await page.evaluate(inPage.nodes)
    const { heapMB } = await weigh(cold)
    await slowDown(cold.cdp)
    const frames = await page.evaluate(inPage.frames, flick)
    const late = frames.filter((time) => time > lateTime).length
    return { nodes, heapMB, frame: percentile(frames, 0.95), late: percentage(late, frames.length) }
  } finally {
    await cold.close()
  }
}

/**
 * What a community of 50,000 members, 20,000 videos and 300 loops costs beside one of fifty: the time until each list's
 * first entries show on a slow phone, elements and heap at the end of fifty entries and after a thousand, and the frames
 * while they are scrolled there: the time in ms that 95 % of them keep, and how many come late.
 */
export const measurePlaces = async ({ browser }, runs) => {
  const { app, slugs } = await openPlaces()
  const { origin, close } = await serveApp(app)
  try {
    const rows = []
    for (const tab of Object.keys(tabs)) {
      const times = { small: [], large: [] }
      for (let run = 0; run < runs; run++)
        for (const key of Object.keys(times)) times[key].push(await opening(browser, origin, slugs[key], tab))
      const small = await scrolling(browser, origin, slugs.small, tab, sizes.small[tab])
      const large = await scrolling(browser, origin, slugs.large, tab, Math.min(far, sizes.large[tab]))
      rows.push({
        list: tab,
        'small ms': round(median(times.small)),
        'large ms': round(median(times.large)),
        '× small': round(median(times.large) / median(times.small), 2),
        'small nodes': small.nodes,
        'large nodes': large.nodes,
        'small heap MB': round(small.heapMB, 2),
        'large heap MB': round(large.heapMB, 2),
        'small frame p95': round(small.frame, 1),
        'large frame p95': round(large.frame, 1),
        'small late %': small.late,
        'large late %': large.late,
      })
    }
    return { title: `Communities, small and large, median of ${runs}`, rows, keys: Object.keys(tabs) }
  } finally {
    await close()
  }
}
