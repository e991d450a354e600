import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { FeedItem } from '../../elements/types'

/** The state of a feed. */
export interface FeedState {
  isReady: boolean
  /** Of the slide in view, from 1; 0 while there is none. */
  position: number
  /** The slide in view stands exactly where the feed shows it. */
  isSnapped: boolean
  /** The slide in view shows a frame of its clip. */
  isFramed: boolean
  /** Media elements that move, of this feed's. */
  playing: number
  /** Of the slide in view: seconds. */
  time: number
  duration: number
  isPaused: boolean
  isMuted: boolean
  rate: number
  /** Of the picture, px. */
  shortSide: number
  /** How its clip came to the media element: from an MP4, from hls.js, or from the browser's own HLS. */
  source: 'none' | 'mp4' | 'mediaSource' | 'hls'
  /** Caption of the moment. */
  cue: string
  /** On the page, px. */
  box: { x: number; y: number; width: number; height: number }
}

/** Selectors of a feed on the page: each after the first one looks into the shadow root of what the one before found. */
export type FeedPath = readonly string[]

const firstFeed: FeedPath = ['geuin-feed']

/** Runs in the page. */
const stateOf = (path: FeedPath): FeedState => {
  let root: ParentNode | null | undefined = document
  let feed: Element | null | undefined
  for (const selector of path) {
    feed = root?.querySelector(selector)
    root = feed?.shadowRoot
  }
  const scroller = root?.querySelector('.stage-scroller')
  const slide = root?.querySelector('.slide:not([inert]):not([hidden]):not(.stage-tail)')
  const video = slide?.querySelector('video')
  const position = Number(slide?.getAttribute('aria-posinset') ?? 0)
  const address = video?.getAttribute('src') ?? video?.currentSrc ?? ''
  const moves = (it: HTMLVideoElement) => !it.paused && !it.ended && it.readyState > 2
  const top = ((position || 1) - 1) * (scroller?.clientHeight ?? 0)
  const { x = 0, y = 0, width = 0, height = 0 } = scroller?.getBoundingClientRect() ?? {}
  return {
    isReady: Boolean(feed && 'isReady' in feed && feed.isReady),
    position,
    isSnapped: scroller !== null && scroller !== undefined && Math.abs(scroller.scrollTop - top) < 1,
    isFramed: slide?.hasAttribute('data-framed') === true,
    playing: [...(root?.querySelectorAll('video') ?? [])].filter(moves).length,
    time: video?.currentTime ?? 0,
    duration: video?.duration || 0,
    isPaused: video?.paused !== false,
    isMuted: video?.muted !== false,
    rate: video?.playbackRate ?? 0,
    shortSide: Math.min(video?.videoWidth ?? 0, video?.videoHeight ?? 0),
    source: !address ? 'none' : /^blob:/.test(address) ? 'mediaSource' : /\.m3u8$/.test(address) ? 'hls' : 'mp4',
    cue: root?.querySelector('.cue')?.textContent ?? '',
    box: { x, y, width, height },
  }
}

/** Milliseconds. */
const timeout = 30_000
const interval = 50

/** Looks at a feed until it is so, and returns what it saw. @throws with the last state, after 30 seconds */
export const untilFeed = async (
  page: Page,
  what: string,
  isSo: (now: FeedState) => boolean,
  path = firstFeed,
): Promise<FeedState> => {
  const end = Date.now() + timeout
  for (;;) {
    const now = await page.evaluate(stateOf, path)
    if (isSo(now)) return now
    if (Date.now() > end) assert.fail(`${what}: ${JSON.stringify(now)}`)
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}

/** Whether the clip at a position plays, alone, in its place, and shows. */
export const playsAt = (position: number) => (now: FeedState) =>
  now.isReady && now.position === position && now.isSnapped && now.isFramed && now.playing === 1 && !now.isPaused

/** Waits until the clip at a position plays, alone and in its place, and its time advances. */
export const untilPlays = async (page: Page, position: number, path?: FeedPath): Promise<FeedState> => {
  const { time } = await untilFeed(page, `video ${position} plays`, playsAt(position), path)
  return untilFeed(page, `video ${position} advances`, (now) => playsAt(position)(now) && now.time !== time, path)
}

/** The videos that the demo's page of own videos gives its feed. */
export const ownVideos = async (origin: string): Promise<FeedItem[]> => {
  const page = await (await fetch(`${origin}/own-videos.html`)).text()
  const json = page.match(/<script type="application\/json">([\s\S]*?)<\/script>/)?.[1]
  assert.ok(json, 'the page has videos of its own')
  return JSON.parse(json)
}

/** Puts a feed on the page as its first one, over the whole window unless it has another layout. */
export const addFeed = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((named) => {
    const feed = document.createElement('geuin-feed')
    for (const [name, value] of Object.entries(named)) feed.setAttribute(name, value)
    if (!named.layout) feed.style.cssText = 'position: fixed; inset: 0; height: 100%; z-index: 1'
    document.body.prepend(feed)
  }, attributes)
