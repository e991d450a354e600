/** What a page's first feed needs soon, on its way before the element's code has run. */
import { callOf, isList, loadFirstMedia } from '../src/feed/firstMedia'
import type { PageObject } from '../src/kit/shared'

const page = (globalThis as { [key: symbol]: PageObject | undefined })[Symbol.for('geuin')]
const feed = page && callOf(page) && document.querySelector('geuin-feed:not(:defined)')

/** How long an element waits for an answer before it shows that it waits, ms. */
const timeoutMs = 100

/** Ends when the clip is on its way or can't be, after {@link timeoutMs} at the latest. Nothing where no answer is on its way. */
export const firstMedia: Promise<unknown> | null | undefined =
  feed && Promise.race([loadFirstMedia(page, feed).catch(() => 0), new Promise((end) => setTimeout(end, timeoutMs))])

// Nothing plays before this view, which comes after its pictures. The element imports these too, and reports a failure.
if (feed && isList(feed)) {
  import('../src/posters/startPosters').catch(() => 0)
  firstMedia?.then(() => import('../src/posters/Posters')).catch(() => 0)
}
