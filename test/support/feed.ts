import '../../elements/geuin-feed'
import type { GeuinFeedElement } from '../../elements/types'
import type { GeuinEventMap, GeuinEventType } from '../../src/kit/events'
import { queryClient } from '../../src/kit/query'
import { waitUntil } from './waitUntil'

/** A feed in the page, and what a viewer finds in it. */
export interface PlacedFeed {
  feed: GeuinFeedElement
  /** The first element inside that fits. */
  find<E extends HTMLElement = HTMLElement>(selector: string): E | null
  all(selector: string): HTMLElement[]
  /** The slide in view. */
  slide(): HTMLElement | null
  /** The control in the slide in view, or of the whole feed, that is named so. */
  control(name: RegExp): HTMLElement | null
  text(): string
  /** Details of the events of a type, since the feed was there. */
  events<T extends GeuinEventType>(type: T): GeuinEventMap[T][]
  press(key: string): void
}

const types: readonly GeuinEventType[] = [
  'geuin:ready',
  'geuin:error',
  'geuin:video-change',
  'geuin:analytics',
  'geuin:navigate',
  'geuin:share',
  'geuin:signin-required',
  'geuin:cta',
]

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''

const placed: PlacedFeed[] = []

/** Puts a feed into the page; by default one that fills a phone and asks the reference server for the Lumen brand. */
export const placeFeed = (
  attributes: Record<string, string> = {},
  prepare: (feed: GeuinFeedElement) => void = () => undefined,
): PlacedFeed => {
  const feed = document.createElement('geuin-feed')
  const all = { 'api-host': '/', 'brand-id': '1', 'storage-mode': 'memory', ...attributes }
  for (const [name, value] of Object.entries(all)) feed.setAttribute(name, value)
  feed.style.cssText = 'position: fixed; top: 0; left: 0; width: 390px; height: 844px'
  const received: { type: string; detail: unknown }[] = []
  for (const type of types) feed.addEventListener(type, ({ detail }: CustomEvent) => received.push({ type, detail }))
  prepare(feed)
  document.body.append(feed)
  const root = () => feed.shadowRoot
  const made: PlacedFeed = {
    feed,
    find: (selector) => root()?.querySelector(selector) ?? null,
    all: (selector) => [...(root()?.querySelectorAll<HTMLElement>(selector) ?? [])],
    slide: () => root()?.querySelector<HTMLElement>('.slide:not([inert]):not([hidden])') ?? null,
    control: (name) =>
      made
        .all('button, a, [role="slider"]')
        .find((it) => !it.closest('[inert], [hidden]') && name.test(nameOf(it).trim())) ?? null,
    text: () => root()?.textContent ?? '',
    events: <T extends GeuinEventType>(type: T) =>
      received.flatMap((event) => (event.type === type ? [event.detail as GeuinEventMap[T]] : [])),
    press: (key) => {
      const target = root()?.activeElement ?? feed
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
    },
  }
  placed.push(made)
  return made
}

/** Takes all feeds away, and waits until nobody remembers what they showed. */
export const clear = async () => {
  for (const { feed } of placed.splice(0)) feed.remove()
  const feeds = () =>
    queryClient()
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => queryKey[1] === 'feed' })
  await until(() => feeds().length === 0, 'the lists are forgotten')
}

export const until = (what: () => unknown, why: string) => waitUntil(what, why)

/** Until this text can be read in the feed. */
export const shows = (it: PlacedFeed, words: string | RegExp) =>
  until(() => (typeof words === 'string' ? it.text().includes(words) : words.test(it.text())), `it says ${words}`)

/** Until the slide in view shows this text and all that is over it, and the view reports what is watched. */
export const slideShows = (it: PlacedFeed, words: string) => {
  const isDrawn = (slide: HTMLElement) =>
    slide.textContent?.includes(words) && !slide.querySelector('.slide-overlay[hidden], .slide-side[hidden]')
  return until(() => {
    const slide = it.slide()
    return it.feed.isReady && it.events('geuin:video-change').length > 0 && slide && isDrawn(slide)
  }, `the slide says ${words}`)
}

/** Until the view has the code that follows its first frame: gestures on the picture, speed, the media session. */
export const untilComplete = (it: PlacedFeed) =>
  until(() => it.find('.stage')?.style.getPropertyValue('--cue-size'), 'what follows the view has loaded')

/** Opens the sheet of the playback's options. */
export const openPlayback = async (it: PlacedFeed) => {
  it.control(/^More options$/)!.click()
  await until(() => it.find('dialog[open] .playback'), 'the sheet')
}
