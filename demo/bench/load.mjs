import { Agent, request } from 'node:http'
import { percentile } from './stats.mjs'

/** An address of its own for each request, as from as many visitors: the server limits how often one network may call. */
const networkOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/**
 * Calls addresses in turn as often as they answer.
 * @param {string[]} urls
 * @param {{ headers: Record<string, string>, seconds: number, connections?: number }} options connections: how many are open
 *   at the same time
 * @returns {Promise<{ answers: number, rate: number, p95: number }>} all, and in a second; milliseconds within which 95 % come
 * @throws Error for an answer that is not 200
 */
export const loadOf = async (urls, { headers, seconds, connections = 20 }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  let sent = 0
  const call = () =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const url = urls[sent % urls.length]
      const all = { 'accept-encoding': 'br', 'x-forwarded-for': networkOf(sent++), ...headers }
      request(url, { agent, headers: all }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
        answer.resume().on('end', () => resolve(times.push(performance.now() - began)))
      })
        .on('error', reject)
        .end()
    })
  const end = performance.now() + seconds * 1000
  const connection = async () => {
    while (performance.now() < end) await call()
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
  } finally {
    agent.destroy()
  }
  return { answers: times.length, rate: times.length / seconds, p95: percentile(times, 0.95) }
}
