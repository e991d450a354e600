import { ladders } from './ladders.mjs'
import { lateTime } from './measure.places.mjs'
import { round } from './stats.mjs'

/** Each goal: what it says, the figure, the bound it should stay within. Undefined figures were not measured. */
const goals = (of) => {
  const feed = (measure) => of(measure, 'feed')
  const [early, late] = of.all('memory', 'feed')
  const talk = (size) => of('comments', size)
  const place = (tab) => of('places', tab)
  const heapOf = (tab) => place(tab) && round(place(tab)['large heap MB'] - place(tab)['small heap MB'], 2)
  const perAnswer = (key) => {
    const row = of('server', key)
    return row && round(1000 / row['answers a second'], 2)
  }
  const byHand = (ladder, subject) => {
    const [ours, theirs] = [subject, 'hls'].map((page) => of('ladders', `${ladder}, ${page}`)?.['first frame ms'])
    return ours && round(ours / theirs, 2)
  }
  const growth = early && late ? late['heap MB'] / early['heap MB'] : undefined
  return [
    ['first frame ≤ 1.6 × the limit (2.1 at the least)', feed('first')?.['× limit'], 1.6],
    ['first frame of a feed that asks the API, × the limit', feed('first')?.['× limit'], 1.85],
    ['first frame, preloaded, × the limit (aim 1.5)', of('first', 'preloaded')?.['× limit'], 1.65],
    ['first frame with HLS alone, × the limit', of('first', 'feedHls')?.['× limit'], 2.1],
    ['first frame with HLS alone, preloaded, × the limit', of('first', 'preloadedHls')?.['× limit'], 1.7],
    ['first posters of a carousel, × a page of eight <img> (aim 1.6)', of('posters', 'carousel')?.['× plain'], 2],
    ...Object.entries(ladders).flatMap(([key, { name }]) => [
      [`first frame, ${name}, × that of a page made by hand`, byHand(key, 'feed'), 1],
      [`first frame, ${name} that the server knows, × that of a page made by hand`, byHand(key, 'known'), 1],
      [
        `first frame, ${name} that the server knows, preloaded, × the limit`,
        of('ladders', `${key}, knownPreloaded`)?.['× limit'],
        2.1,
      ],
    ]),
    ['no long task over 100 ms until ten seconds after the first frame', feed('first')?.['longest ms'], 100],
    ['layout shift none', feed('first')?.['layout shift'], 0],
    [
      'swipe to motion p95 ≤ 1.6 × the progressive pool’s',
      feed('swipes')?.['motion p95'],
      1.6 * of('swipes', 'progressive')?.['motion p95'],
    ],
    ['a swiped-to clip has its picture within two frames, p95', feed('swipes')?.['picture p95'], 34],
    ['frames dropped while swiping, %', feed('swipes')?.['frames dropped %'], 3],
    ['no long task over 100 ms while swiping', feed('swipes')?.['longest ms'], 100],
    ['media of the swipes, MB', feed('swipes')?.['media MB'], 20],
    ['fast swipes: none lost', feed('fast')?.['lost swipes'], 0],
    ['fast swipes: every landing moves', feed('fast')?.['landings without motion'], 0],
    ['media elements alive', late?.['media elements'], 3],
    ['MediaSources alive', late?.MediaSources, 3],
    ['heap growth from the first to the last mark', growth && Number(growth.toFixed(3)), 1.1],
    ['DOM nodes flat', late?.nodes, early?.nodes],
    ['listeners flat', late?.listeners, early?.listeners],
    ['below the fold: requests', feed('fold')?.requests, 1],
    ['below the fold: kB', feed('fold')?.kB, 2],
    ['below the fold: long-task ms', feed('fold')?.['long-task ms'], 0],
    ['10,000 comments open in the time of 10, ×', talk('large')?.['× small'], 1.3],
    ['500 replies open in the time of 20, ×', talk('thread')?.['× small'], 1.3],
    ['elements at the thousandth comment: flat', talk('large')?.['nodes far down'], 1.2 * talk('large')?.nodes],
    ['elements with 500 replies: flat', talk('thread')?.['nodes far down'], 1.2 * talk('thread')?.nodes],
    ...['videos', 'loops', 'members'].flatMap((tab) => [
      [`${tab} of a large community show in the time of a small one’s, ×`, place(tab)?.['× small'], 1.3],
      [
        `elements after a thousand ${tab}: at most twice those after fifty`,
        place(tab)?.['large nodes'],
        2 * place(tab)?.['small nodes'],
      ],
      [`a thousand ${tab} scroll within two frames of a screen, p95 ms`, place(tab)?.['large frame p95'], lateTime],
      [`a thousand ${tab} take no more heap than their data, MB`, heapOf(tab), 4],
    ]),
    ['a comment shows in another browser, ms', talk('large')?.['arrives ms'], 2000],
    ['home feed of a member, ms for each answer (PGlite)', perAnswer('PGlite, signed in'), 1000 / 400],
    ['home feed of a member, ms for each answer (PostgreSQL)', perAnswer('PostgreSQL, signed in'), 1000 / 900],
    ['home feed of a visitor, ms for each answer', perAnswer('PGlite, visitor'), 1000 / 3000],
    ['a search among 100,000 videos, p95 ms (PostgreSQL)', of('search', 'search, 1')?.['p95 ms'], 80],
    ['200 MB over a slow line that is cut three times, × the line’s time', of('upload', 'upload')?.['× line'], 1.2],
    ['memory of the server meanwhile: growth, MB', of('upload', 'upload')?.['growth MB'], 60],
    ['suggestions among 100,000 videos, p95 ms (PostgreSQL)', of('search', 'suggestions, 1')?.['p95 ms'], 80],
  ]
}

/** Holds the results against the goals of the project. */
export const judge = (results) => {
  const all = (measure, key) => {
    const { rows = [], keys = [] } = results[measure] ?? {}
    const each = rows.length / keys.length
    return rows.slice(keys.indexOf(key) * each, (keys.indexOf(key) + 1) * each)
  }
  const of = Object.assign((measure, key) => all(measure, key)[0], { all })
  const rows = goals(of)
    .filter(([, figure]) => figure !== undefined)
    .map(([goal, figure, bound]) => ({
      goal,
      figure,
      bound: Number(bound.toFixed(2)),
      met: typeof figure === 'number' && figure <= bound ? 'yes' : 'NO',
    }))
  return { title: 'Goals', rows }
}
