import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AppDeps, createApp } from './app'
import { demoCipher } from './config'
import type { Database } from './db/database'
import { migrate } from './db/migrate'
import { openPglite } from './db/pglite'
import { createServices, type Services } from './domain/services'
import { createMailbox, type Mailbox } from './post/mailbox'
import type { Post } from './post/post'
import { findRoot } from './root'
import { seed } from './seed/seed'

/** The moment that the test seed's ages are counted from. */
export const testBase = new Date('2026-03-01T20:00:00.000Z')

type Tunable = 'mailbox' | 'cipher' | 'log' | 'now' | 'rate' | 'trustProxy' | 'patience' | 'checkAnswers' | 'root'

export interface TestAppOptions extends Partial<Pick<AppDeps, Tunable>> {
  /** An open, empty database to use instead of one in memory; the app's close closes it. */
  db?: Database
  /** How messages leave; into the mailbox unless given. */
  post?: Post
  /** Codes that one network may ask for in an hour; any number unless given. */
  callerSends?: number
}

export interface TestApp {
  app: ReturnType<typeof createApp>
  /** Answers a request, or a path at http://localhost. */
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  db: Database
  services: Services
  /** What the server would have sent. */
  mailbox: Mailbox
  close(): Promise<void>
}

const root = findRoot()

/** Names what a seeded database is made of: every file that takes part in it. */
const recipe = async (): Promise<string> => {
  const folders = ['demo/server/seed', 'demo/server/db']
  const inside = async (folder: string) =>
    (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name))
  const files = (await Promise.all(folders.map(inside))).flat().filter((name) => /\.(ts|sql)$/.test(name))
  const others = ['ranking.ts'].map((name) => join('demo/server/domain', name))
  const hash = createHash('sha256')
  for (const name of [...files.sort(), ...others, 'demo/media/clips.json', 'package-lock.json']) {
    hash.update(name).update(await readFile(join(root, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A seeded database in memory, from a dump that an earlier test left in .build when nothing has changed since. */
const openSeeded = async (): Promise<Database> => {
  const folder = join(root, '.build')
  const name = `seeded-${await recipe()}.tgz`
  const dump = await readFile(join(folder, name)).catch(() => undefined)
  if (dump) return openPglite(undefined, new Blob([new Uint8Array(dump)], { type: 'application/x-gzip' }))
  const db = await openPglite()
  await migrate(db)
  await seed(db, { root, base: testBase })
  await mkdir(folder, { recursive: true })
  const stale = (await readdir(folder)).filter((it) => it.startsWith('seeded-'))
  await Promise.all(stale.map((it) => rm(join(folder, it), { force: true })))
  const aside = join(folder, `${randomUUID()}.tgz`)
  await writeFile(aside, Buffer.from(await (await db.dump()).arrayBuffer()))
  await rename(aside, join(folder, name))
  return db
}

/**
 * The whole server in this process, on a database of its own with the demo's content. Answers are checked against the
 * wire, nobody is limited and nothing is logged, unless the options say otherwise.
 */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { db: given, post, callerSends = Number.POSITIVE_INFINITY, ...rest } = options
  const db = given ?? (await openSeeded())
  if (given) {
    await migrate(db)
    await seed(db, { root, base: testBase })
  }
  const now = options.now ?? (() => new Date())
  const mailbox = createMailbox(now)
  const services = createServices({ db, now, post: post ?? mailbox.post, callerSends })
  const defaults = {
    cipher: demoCipher,
    mailbox,
    log: () => {},
    rate: null,
    trustProxy: false,
    patience: 15_000,
    checkAnswers: true,
    warm: false,
    root,
  }
  const app = createApp({ ...defaults, now, ...rest, services })
  return {
    ...{ app, db, services, mailbox },
    fetch: async (request, init) =>
      app.fetch(typeof request === 'string' ? new Request(new URL(request, 'http://localhost'), init) : request),
    close: () => db.close(),
  }
}
