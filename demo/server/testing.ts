import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppDeps, createApp } from './app'
import { demoCipher } from './config'
import type { Database } from './database/database'
import { migrate } from './database/migrate'
import { openPglite } from './database/pglite'
import { type DemoProvider, openDemoProvider } from './demoProvider/demoProvider'
import { jobHandlers, recurringJobs } from './jobs/jobs'
import { createJobQueue } from './jobs/queue'
import { createWorker, type JobFailure } from './jobs/worker'
import { metaDataFetcher } from './link/fetchMetaData'
import { demoMedia } from './media/ownMedia'
import { createMailbox, type Mailbox } from './messaging/mailbox'
import type { Messenger } from './messaging/messenger'
import type { VideoFiles } from './post/videoFiles'
import type { ProviderSettings } from './provider/providerSettings'
import { findRoot } from './root'
import type { Keys } from './security/keys'
import { seed } from './seed/seed'
import { createServices, type MessageSettings, type Services } from './services'
import { type CodeLimits, defaultCodeLimits } from './signIn/codeLimits'
import { avatarNames } from './storage/avatars'
import { diskStorage } from './storage/disk'
import { noStorage, type Storage } from './storage/storage'
import { imageFetcher } from './upload/fetchImage'
import { defaultProcessing, type ProcessingSettings } from './videoProcessing/settings'
import { defaultUploadLimits, type UploadLimits } from './videoUpload/uploadLimits'

/** The moment that the test seed's ages are counted from. */
export const testBase = new Date('2026-03-01T20:00:00.000Z')

/** For an app without a storage and an administration, that fetches nothing. */
export const bareDeps = {
  ...{ storage: noStorage.files, publicUrl: null, siteUrl: null, adminKey: null, sharedMs: 0 },
  fetchImage: imageFetcher({ allowLoopback: false }),
  fetchMetaData: metaDataFetcher({ allowLoopback: false }),
  countryHeader: null,
}

/** Opens /admin of a test's server. */
export const testAdminKey = 'the-key-of-the-tests'

type Tunable =
  | 'fetchImage'
  | 'fetchMetaData'
  | 'countryHeader'
  | 'publicUrl'
  | 'siteUrl'
  | 'mailbox'
  | 'cipher'
  | 'log'
  | 'now'
  | 'rate'
  | 'sharedMs'
  | 'trustedProxies'
  | 'timeoutMs'
  | 'checkAnswers'
  | 'root'

export interface TestAppOptions extends Partial<Pick<AppDeps, Tunable>> {
  /** An open, empty database to use instead of one in memory; the app's close closes it. */
  db?: Database
  /** How messages leave; into the mailbox unless given. */
  messenger?: Messenger
  /** In place of the usual ones, and of any number of codes for a network. */
  codeLimits?: Partial<CodeLimits>
  /** In place of the usual ones. */
  uploadLimits?: Partial<UploadLimits>
  processing?: Partial<ProcessingSettings>
  /** In place of those that the database keeps. */
  keys?: Keys
  /** Settings in place of the demo's providers. */
  providers?: Partial<ProviderSettings>
  messages?: MessageSettings
  /** In place of uploads, so that a test can say how they are. */
  videoFiles?: VideoFiles
  onSignInRefused?: (error: Error) => void
  onJobFailure?: (failure: JobFailure) => void
}

export interface TestApp {
  app: ReturnType<typeof createApp>
  /** Answers a request, or a path at http://localhost. */
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  db: Database
  services: Services
  /** Does the jobs that calls have added. */
  runJobs(): Promise<void>
  /** Does not poll; its recurring jobs are there once a test has called `schedule`. */
  worker: ReturnType<typeof createWorker>
  /** What the server would have sent. */
  mailbox: Mailbox
  demoProvider: DemoProvider
  /** The folder of what was uploaded. */
  files: string
  storage: Storage
  close(): Promise<void>
}

const root = findRoot()

/** A hash of every file that determines what a seeded database contains. */
const seedVersion = async (): Promise<string> => {
  const folders = ['demo/server/seed', 'demo/server/database']
  const inside = async (folder: string) =>
    (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name))
  const files = (await Promise.all(folders.map(inside))).flat().filter((name) => /\.(ts|sql)$/.test(name))
  const others = ['video/comments.ts', 'feed/ranking.ts', 'search/vocabulary.ts'].map((it) => `demo/server/${it}`)
  const hash = createHash('sha256')
  for (const name of [...files.sort(), ...others, 'demo/media/clips.json', 'package-lock.json']) {
    hash.update(name).update(await readFile(join(root, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A seeded database in memory, from a dump that an earlier test left in .build when nothing has changed since. */
const openSeeded = async (): Promise<Database> => {
  const folder = join(root, '.build')
  const name = `seeded-${await seedVersion()}.tgz`
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
  const { db: empty, codeLimits, providers, onSignInRefused, videoFiles, ...others } = options
  const { messenger: ownMessenger, onJobFailure = () => {}, keys, messages, ...remaining } = others
  const { uploadLimits, processing, ...appOptions } = remaining
  const db = empty ?? (await openSeeded())
  if (empty) {
    await migrate(db)
    await seed(db, { root, base: testBase })
  }
  const now = options.now ?? (() => new Date())
  const mailbox = createMailbox(now)
  const demoProvider = await openDemoProvider({ now, publicUrl: null })
  const settings = { google: null, apple: null, demo: demoProvider.find, publicUrl: null, ...providers }
  const files = join(tmpdir(), `geuin-files-${randomUUID()}`)
  const storage = diskStorage(files)
  const messenger = ownMessenger ?? mailbox.messenger
  const queue = createJobQueue(now)
  const services = createServices({
    storage: {
      ...{ files: storage, base: '/storage', scratch: `${files}-scratch` },
      ...{ media: demoMedia(root), avatars: avatarNames(root) },
    },
    ...{ db, now, messenger, jobs: queue, providerSettings: settings, onSignInRefused, keys, messages },
    ...(videoFiles && { videoFiles }),
    sharedMs: options.sharedMs,
    codeLimits: { ...defaultCodeLimits, networkSends: Number.POSITIVE_INFINITY, ...codeLimits },
    uploadLimits: { ...defaultUploadLimits, ...uploadLimits },
    processing: { ...defaultProcessing, preset: 'ultrafast', ...processing },
  })
  const worker = createWorker({
    ...{ db, now, queue, handlers: jobHandlers(services, messenger), onFailure: onJobFailure },
    recurring: recurringJobs(services, null),
    lanes: [services.videoProcessing.lane(), services.pushSender.lane()],
  })
  const defaults = {
    cipher: demoCipher,
    mailbox,
    demoProvider,
    ...{ storage, publicUrl: null, siteUrl: null, adminKey: async () => testAdminKey },
    fetchImage: imageFetcher({ allowLoopback: false }),
    fetchMetaData: metaDataFetcher({ allowLoopback: false }),
    countryHeader: null,
    log: () => {},
    rate: null,
    sharedMs: 0,
    trustedProxies: 0,
    timeoutMs: 15_000,
    checkAnswers: true,
    root,
  }
  const app = createApp({ ...defaults, now, ...appOptions, services })
  return {
    ...{ app, db, services, mailbox, demoProvider, files, storage, worker, runJobs: worker.runDue },
    fetch: async (request, init) =>
      app.fetch(typeof request === 'string' ? new Request(new URL(request, 'http://localhost'), init) : request),
    async close() {
      services.talk.close()
      services.notificationWatch.close()
      await worker.stop()
      await demoProvider.close()
      await db.close()
      for (const folder of [files, `${files}-scratch`]) await rm(folder, { recursive: true, force: true })
    },
  }
}
