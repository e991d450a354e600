/**
 * `node demo/bench/comments.mjs`: what a talk of ten thousand comments costs the server beside one of ten, and a thread of
 * five hundred replies beside one of a page: the middle of many calls, in milliseconds, on the embedded database.
 */
import { median, percentile, round } from './stats.mjs'
import { table } from './table.mjs'
import { openTalks, sizes } from './talks.mjs'

const calls = 60
/** How much longer the large one may take. */
const maxRatio = 1.5

const { app, get, list, talks } = await openTalks()

const cursorAfter = async (path, pages) => {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const { next_cursor } = await get(`${path}${cursor}`)
    if (next_cursor === null) break
    cursor = `&cursor=${encodeURIComponent(next_cursor)}`
  }
  return cursor
}

const kinds = {
  'opening, by sparks': ({ video }) => list(video, 'top'),
  'opening, newest first': ({ video }) => list(video, 'newest'),
  'a page far down': async ({ video }) => `${list(video, 'newest')}${await cursorAfter(list(video, 'newest'), 50)}`,
  'replies of a thread': ({ thread }) => `/api/v3/comments?parent_id=${thread}&limit=20`,
}

const measure = async (path) => {
  for (let warm = 0; warm < 5; warm += 1) await get(path)
  const times = []
  for (let call = 0; call < calls; call += 1) {
    const begun = performance.now()
    await get(path)
    times.push(performance.now() - begun)
  }
  return times
}

const rows = []
for (const [kind, pathOf] of Object.entries(kinds)) {
  const [small, large] = [await measure(await pathOf(talks.small)), await measure(await pathOf(talks.large))]
  const times = median(large) / median(small)
  rows.push({
    ...{ call: kind, small: round(median(small), 1), large: round(median(large), 1), '×': round(times, 2) },
    ...{ 'large p95': round(percentile(large, 0.95), 1), goal: times <= maxRatio ? 'met' : `missed: ${maxRatio}` },
  })
}
console.log(table({ title: `Comments: ${sizes.small.threads} beside ${sizes.large.threads}, ms`, rows }))
await app.close()
