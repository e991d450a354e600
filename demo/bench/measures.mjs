import { measureComments } from './measure.comments.mjs'
import { measureEngines } from './measure.engines.mjs'
import { measureFast } from './measure.fast.mjs'
import { measureFirst } from './measure.first.mjs'
import { measureFold } from './measure.fold.mjs'
import { measureLadders } from './measure.ladders.mjs'
import { measureMemory } from './measure.memory.mjs'
import { measurePlaces } from './measure.places.mjs'
import { measurePosters } from './measure.posters.mjs'
import { measureSearch } from './measure.search.mjs'
import { measureServer } from './measure.server.mjs'
import { measureSwipes } from './measure.swipes.mjs'
import { measureUpload } from './measure.upload.mjs'

/** Pages that play; the limit is the page that cannot be beaten. */
const pages = {
  limit: { name: 'one <video>, progressive', path: '/bench/limit.html' },
  progressive: { name: 'three <video>, progressive', path: '/bench/pool-mp4.html' },
  hls: { name: 'three <video>, hls.js light', path: '/bench/pool-hls.html' },
  feed: { name: '<geuin-feed>', path: '/bench/feed.html' },
}
const feedHls = { name: '<geuin-feed>, HLS alone', path: '/bench/feed-hls.html' }
/** A server has put links into the head, see `preloadLinks` in the README. */
const preloaded = { name: '<geuin-feed>, preloaded', path: '/bench/preloaded.html' }
const preloadedHls = { name: '<geuin-feed>, HLS alone, preloaded', path: '/bench/preloaded-hls.html' }
const beforeHls = { name: '<geuin-feed>, HLS alone, before', path: '/bench/before-feed-hls.html' }
/** Pages that every engine plays. */
const inEngines = {
  limit: pages.limit,
  feed: pages.feed,
  hls: feedHls,
}
/** Pages of pictures; the plain one is made by hand. */
const pictures = {
  plain: { name: 'eight <img>', path: '/bench/pictures.html' },
  carousel: { name: '<geuin-feed layout="carousel">', path: '/bench/carousel.html' },
  grid: { name: '<geuin-feed layout="grid">', path: '/bench/grid.html' },
  community: { name: '<geuin-community>', path: '/bench/community.html' },
}
const picturesBefore = { name: '<geuin-feed layout="carousel">, before', path: '/bench/before-carousel.html' }
const before = { name: '<geuin-feed>, before', path: '/bench/before-feed.html' }

const withBefore = (shown, hasBefore) => (hasBefore ? { ...shown, before } : shown)
const marks = (last) => [20, 200].filter((mark) => mark < last).concat(last)

const { progressive, hls, feed } = pages

/**
 * What can be measured, by name. `hasBefore`: another build is measured beside this one.
 * @type {Record<string, (
 *   stand: { browser: object, origin: string, upstream: string },
 *   run: { runs: number, swipes: number, advances: number, hasBefore: boolean },
 * ) => Promise<{ title: string, rows: object[], keys?: string[] }>>}
 */
export const measures = {
  first: (stand, { runs, hasBefore }) =>
    measureFirst(
      stand,
      withBefore({ ...pages, preloaded, feedHls, preloadedHls, ...(hasBefore ? { beforeHls } : {}) }, hasBefore),
      runs,
    ),
  posters: (stand, { runs, hasBefore }) =>
    measurePosters(stand, hasBefore ? { ...pictures, before: picturesBefore } : pictures, runs),
  ladders: (stand, { runs }) => measureLadders(stand, { limit: pages.limit, hls, feedHls, preloadedHls }, runs),
  engines: (stand, { runs }) => measureEngines(stand, inEngines, runs),
  swipes: (stand, { swipes, hasBefore }) =>
    measureSwipes(stand, withBefore({ progressive, hls, feed }, hasBefore), swipes),
  fast: (stand, { advances, hasBefore }) => measureFast(stand, withBefore({ hls, feed }, hasBefore), advances),
  memory: (stand, { advances, hasBefore }) =>
    measureMemory(stand, withBefore({ hls, feed }, hasBefore), marks(advances)),
  fold: (stand, { runs, hasBefore }) => {
    const articles = { bare: '/bench/article-bare.html', feed: '/bench/article.html' }
    return measureFold(stand, hasBefore ? { ...articles, before: '/bench/before-article.html' } : articles, runs)
  },
  comments: (stand, { runs }) => measureComments(stand, runs),
  places: (stand, { runs }) => measurePlaces(stand, runs),
  server: () => measureServer(),
  search: () => measureSearch(),
  upload: (stand) => measureUpload(stand),
}
