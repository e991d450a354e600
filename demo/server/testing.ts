import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AppDeps, createApp } from './app'
import type { Database } from './db/database'
import { migrate } from './db/migrate'
import { openPglite } from './db/pglite'
import { createServices, type Services } from './domain/services'
import { findRoot } from './root'
import { seed } from './seed/seed'

/** The moment that the test seed's ages are counted from. */
export const testBase = new Date('2026-03-01T20:00:00.000Z')

export interface TestAppOptions
  extends Partial<Pick<AppDeps, 'log' | 'now' | 'rate' | 'trustProxy' | 'patience' | 'checkAnswers'>> {
  /** An open, empty database to use instead of one in memory; the app's close closes it. */
  db?: Database
  /** False leaves the database without a brand. */
  seeded?: boolean
}

export interface TestApp {
  app: ReturnType<typeof createApp>
  /** Answers a request, or a path at http://localhost. */
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  db: Database
  services: Services
  close(): Promise<void>
}

const root = findRoot()

/** A database in memory, from a dump of a fresh one that an earlier test left in .build: that spares two seconds. */
export const openMemory = async (): Promise<Database> => {
  const manifest = await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const file = join(root, '.build', `pglite-${version}.tgz`)
  const dump = await readFile(file).catch(() => undefined)
  if (dump) return openPglite(undefined, new Blob([new Uint8Array(dump)], { type: 'application/x-gzip' }))
  const db = await openPglite()
  const fresh = await db.dump()
  const aside = `${file}.${randomUUID()}`
  await mkdir(join(root, '.build'), { recursive: true })
  await writeFile(aside, Buffer.from(await fresh.arrayBuffer()))
  await rename(aside, file)
  return db
}

/**
 * The whole server in this process, on a database of its own with the demo's content. Answers are checked against the
 * wire, nobody is limited and nothing is logged, unless the options say otherwise.
 */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { db: given, seeded = true, ...rest } = options
  const db = given ?? (await openMemory())
  await migrate(db)
  if (seeded) await seed(db, { root, base: testBase })
  const now = options.now ?? (() => new Date())
  const services = createServices(db, now)
  const defaults = { log: () => {}, rate: null, trustProxy: false, patience: 15_000, checkAnswers: true }
  const app = createApp({ ...defaults, now, ...rest, services, root })
  return {
    ...{ app, db, services },
    fetch: async (request, init) =>
      app.fetch(typeof request === 'string' ? new Request(new URL(request, 'http://localhost'), init) : request),
    close: () => db.close(),
  }
}
