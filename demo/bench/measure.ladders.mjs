import { ladders, makeLadders } from './ladders.mjs'
import { measureFirst } from './measure.first.mjs'

/**
 * The first frame of other streams than the demo's own, beside a page made by hand with hls.js.
 * @param {{ hls: object, feedHls: object, preloadedHls: object, limit: object }} pages of `measureFirst`
 */
export const measureLadders = async (stand, { limit, hls, feedHls, preloadedHls }, runs) => {
  await makeLadders()
  const pages = { limit }
  const full = { name: 'three <video>, hls.js', path: '/bench/pool-hls-full.html' }
  // Of a stream that the server knows, its answer names what a player requests first.
  const knownTo = ({ name, path }) => ({ name: `${name}, known`, path, query: '&known' })
  const shown = {
    feed: feedHls,
    known: knownTo(feedHls),
    preloaded: preloadedHls,
    knownPreloaded: knownTo(preloadedHls),
  }
  for (const [key, { name }] of Object.entries(ladders))
    for (const [of, page] of Object.entries({ hls: key === 'audio' ? full : hls, ...shown }))
      pages[`${key}, ${of}`] = { name: `${name}: ${page.name}`, path: `${page.path}?ladder=${key}${page.query ?? ''}` }
  const { rows, keys } = await measureFirst(stand, pages, runs)
  return { title: `First frame of other streams, HLS alone, cold, median of ${runs}`, rows, keys }
}
