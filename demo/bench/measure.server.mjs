import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, startOnDatabase } from './database.mjs'
import { loadOf } from './load.mjs'
import { round } from './stats.mjs'

/** Videos of the brand. */
const SCALE = 10_000
/** Seconds that a load lasts. */
const SECONDS = 8
const EMAIL = 'bench@lumen.example'
const brand = { 'x-brand-id': '1' }

/** @returns {Promise<string>} the access token of a new member, who signs in by the code of a mail */
const signIn = async (origin, mail) => {
  const call = (path, body) =>
    fetch(`${origin}/api/v4/auth/signinup/${path}`, {
      method: 'POST',
      headers: { ...brand, 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' },
      body: JSON.stringify({ email: EMAIL, ...body }),
    })
  const sent = await (await call('code', { encrypted_device_id: 'bench', is_update_flow: false })).json()
  const end = performance.now() + 10_000
  const code = () => /\b\d{6}\b/.exec(mail.last())?.[0]
  while (!code() && performance.now() < end) await sleep(20)
  const answer = await call('code/consume', {
    ...sent.data,
    userInputCode: code(),
    login_source: 'web',
    device_type: 3,
  })
  const token = answer.headers.get('gn-access-token')
  if (!token) throw new Error(`The bench could not sign in: ${await answer.text()}`)
  return token
}

const measureOn = async (database, databaseUrl) => {
  const { server, mail, stop } = await startOnDatabase({ scale: SCALE, databaseUrl })
  try {
    const urls = [`${server.origin}/goservices/feed/home?limit=20`]
    const authorization = `Bearer ${await signIn(server.origin, mail)}`
    const callers = { 'signed in': { ...brand, authorization }, visitor: brand }
    const rows = []
    for (const [caller, headers] of Object.entries(callers)) {
      // The first answers prepare statements and compile code.
      await loadOf(urls, { headers, seconds: 1 })
      const before = await server.use()
      const { answers, rate, p95 } = await loadOf(urls, { headers, seconds: SECONDS })
      const cpu = ((await server.use()).cpu - before.cpu) / answers
      const speed = { 'answers a second': round(rate), 'p95 ms': round(p95, 1) }
      rows.push({ database, caller, ...speed, 'CPU ms an answer': round(cpu, 2) })
    }
    return rows
  } finally {
    await stop()
  }
}

/**
 * The home feed of 10,000 videos: how often one process of the reference server answers 20 connections, with the load made
 * on the same machine; and how much CPU time its process takes for one, which depends less on what else the machine does.
 * On PostgreSQL too where TEST_DATABASE_URL names a server.
 */
export const measureServer = async () => {
  const rows = await measureOn('PGlite', '')
  const database = await openDatabase()
  if (database) {
    try {
      rows.push(...(await measureOn('PostgreSQL', database.url)))
    } finally {
      await database.close()
    }
  }
  const keys = rows.map(({ database, caller }) => `${database}, ${caller}`)
  return { title: `Home feed of ${SCALE} videos, 20 connections, ${SECONDS} s each`, rows, keys }
}
