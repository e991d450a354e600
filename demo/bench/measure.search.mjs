import { openDatabase, startOnDatabase } from './database.mjs'
import { loadOf } from './load.mjs'
import { round } from './stats.mjs'

/** Videos of the brand. */
const SCALE = 100_000
/** Seconds that each load lasts. */
const SECONDS = 8
/** A word of thousands of videos, two of them, a rare one, beginnings, slips, a person, and what nobody wrote. */
const searches = ['harbour', 'slow weather', 'tide 4711', 'win', 'li', 'harbuor', 'borowed gardn', 'mira', 'zzzzqq']
const calls = { search: '/api/v3/search/top', suggestions: '/api/v3/search/suggestions' }
/** How many people search at the same time. */
const crowds = [1, 4]

/**
 * Searches among 100,000 videos, and suggestions while somebody types, by one process on PostgreSQL: milliseconds within
 * which 95 of 100 answers come. Not measured where TEST_DATABASE_URL names no server.
 */
export const measureSearch = async () => {
  const title = `Searches among ${SCALE} videos on PostgreSQL, ${SECONDS} s each`
  const database = await openDatabase()
  if (!database) return { title: `${title}: TEST_DATABASE_URL names no server`, rows: [], keys: [] }
  const rows = []
  try {
    const { server, stop } = await startOnDatabase({ scale: SCALE, databaseUrl: database.url })
    try {
      const headers = { 'x-brand-id': '1' }
      for (const [call, path] of Object.entries(calls)) {
        const urls = searches.map((words) => `${server.origin}${path}?q=${encodeURIComponent(words)}`)
        for (const connections of crowds) {
          await loadOf(urls, { headers, seconds: 1, connections })
          const { answers, p95 } = await loadOf(urls, { headers, seconds: SECONDS, connections })
          rows.push({ call, 'at a time': connections, answers, 'p95 ms': round(p95, 1) })
        }
      }
    } finally {
      await stop()
    }
  } finally {
    await database.close()
  }
  return { title, rows, keys: rows.map((row) => `${row.call}, ${row['at a time']}`) }
}
