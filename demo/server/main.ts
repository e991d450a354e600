import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from './app'
import type { Now } from './clock'
import { type Config, checkDemo, readConfig } from './config'
import type { Database } from './database/database'
import { migrate } from './database/migrate'
import { openStore } from './database/open'
import { openDemoProvider } from './demoProvider/demoProvider'
import { withReload } from './dev'
import { createHttpServer } from './http/connections'
import { jsonLog, type Log } from './http/log'
import { jobHandlers, recurringJobs } from './jobs/jobs'
import { createJobQueue, type JobQueue } from './jobs/queue'
import { createWorker } from './jobs/worker'
import { metaDataFetcher } from './link/fetchMetaData'
import { demoMedia } from './media/ownMedia'
import type { Messenger } from './messaging/messenger'
import { openMessaging } from './messaging/open'
import { findRoot } from './root'
import { derivedKeys, type Keys, storedKeys } from './security/keys'
import { seedScale } from './seed/scale'
import { seed } from './seed/seed'
import { createServices, type Services } from './services'
import { stopGracefully } from './stop'
import { avatarNames } from './storage/avatars'
import { diskStorage } from './storage/disk'
import { s3Storage } from './storage/s3'
import { imageFetcher } from './upload/fetchImage'
import { isLoopback } from './upload/networkAddresses'

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** Milliseconds between two looks for jobs that another process has added. */
const pollTime = 5000

/** The database with its tables and the demo's content. */
const openDatabase = async (config: Config, root: string, log: Log): Promise<Database> => {
  const db = await openStore({
    address: config.databaseUrl,
    folder: config.dataFolder,
    onError: (error) => log('error', 'database', { error: error.message }),
  })
  try {
    await migrate(db)
    if (config.seed === 'demo') await seed(db, { root, base: new Date() })
    if (config.scale > 0) {
      await seedScale(db, config.scale, (done) => console.log(`Seeded ${done} of ${config.scale} videos`))
    }
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

interface WorkerParts {
  db: Database
  isEmbedded: boolean
  now: Now
  queue: JobQueue
  services: Services
  messenger: Messenger
  log: Log
}

/** Runs the jobs of the table in this process. */
const openWorker = async ({ db, isEmbedded, now, queue, services, messenger, log }: WorkerParts) => {
  const worker = createWorker({
    ...{ db, now, queue },
    handlers: jobHandlers(services, messenger),
    recurring: recurringJobs(services, isEmbedded ? db : null),
    lanes: [services.videoProcessing.lane(), services.pushSender.lane()],
    onFailure: ({ error, isFinal, ...job }) =>
      log(isFinal ? 'error' : 'warn', 'job failed', { ...job, isFinal, error: error.message }),
  })
  await worker.schedule()
  if (isEmbedded) await worker.takeOver()
  worker.start(pollTime)
  if (!(await services.videoProcessing.tools()))
    log('warn', 'There is no ffmpeg with H.264 and AAC: only MP4 files that browsers play as they are can be uploaded')
  return worker
}

const isOwnMachine = (host: string) => host === 'localhost' || isLoopback(host)

const demoWarning =
  'Anybody who reaches this server can read its codes at /mailbox and sign in as anybody. Set GEUIN_SMTP_URL to close both.'

/** The demo's key for /admin, which does not change. */
const demoAdminKey = (keys: Keys) => {
  const key = keys('admin')
  return async () => Buffer.from(await key()).toString('base64url')
}

const start = async () => {
  const root = findRoot()
  const args = process.argv.slice(2).filter((arg) => arg !== '--')
  const config = readConfig(process.env, args, root)
  checkDemo(config)
  const log = jsonLog((line) => process.stdout.write(line), config.log)

  // The port is opened first, so that nothing else has begun when it is taken. Early callers wait.
  let open: (fetch: Fetch) => void = () => {}
  const opened = new Promise<Fetch>((resolve) => {
    open = resolve
  })
  const server = createHttpServer(async (request, env) => (await opened)(request, env), config.connections)
  await listen(server, config)

  const db = await openDatabase(config, root, log)
  const now = () => new Date()
  const messaging = await openMessaging(config, now, (error) =>
    log('error', 'message not sent', { error: error.message }),
  )
  const { messenger, mailbox } = messaging
  // The demo's providers sign anybody in as anybody, so they must not exist where mail, and so accounts, are real.
  const demoProvider = mailbox && (await openDemoProvider({ now, publicUrl: config.publicUrl }))
  const { google, apple, publicUrl } = config
  const { port } = server.address() as AddressInfo
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host
  const origin = `http://${shown}:${port}`
  // Links in real messages never depend on how a caller addresses this server.
  const ownUrl = publicUrl ?? (mailbox ? null : origin)
  const storage = config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataFolder, 'uploads'))
  const queue = createJobQueue(now)
  const keys = config.secret ? derivedKeys(config.secret) : storedKeys(db)
  const services = createServices({
    storage: {
      ...{ files: storage, base: config.storageBase, media: demoMedia(root), avatars: avatarNames(root) },
      scratch: join(config.dataFolder, 'scratch'),
    },
    ...{ db, now, messenger, jobs: queue },
    providerSettings: { google, apple, publicUrl: ownUrl, demo: demoProvider?.find ?? null },
    ...{ codeLimits: config.codeLimits, uploadLimits: config.uploadLimits, processing: config.processing },
    sharedMs: config.sharedMs,
    messages: {
      origin: ownUrl ?? origin,
      site: config.siteUrl ?? ownUrl ?? origin,
      contact: `mailto:${/[^\s<>]+@[^\s<>]+/.exec(config.mailFrom)?.[0]}`,
      allowLoopback: config.fetchLoopback,
    },
    keys,
    onSignInRefused: (error) => log('warn', 'sign-in refused', { error: error.message }),
  })
  // The demo makes a key of its own; a server in production has an administration only with a configured key.
  const demoKey = mailbox && !config.adminKey ? demoAdminKey(keys) : null
  const adminKey = config.adminKey ? async () => config.adminKey ?? '' : demoKey
  const app = createApp({
    ...{ storage, publicUrl: ownUrl, siteUrl: config.siteUrl, adminKey },
    fetchImage: imageFetcher({ allowLoopback: config.fetchLoopback }),
    fetchMetaData: metaDataFetcher({ allowLoopback: config.fetchLoopback }),
    countryHeader: config.countryHeader,
    ...{
      services,
      root,
      log,
      now,
      mailbox,
      demoProvider,
      cipher: config.cipher,
      trustedProxies: config.trustedProxies,
    },
    ...{
      rate: { burst: 300, perSecond: 30 },
      sharedMs: config.sharedMs,
      timeoutMs: 15_000,
      checkAnswers: false,
    },
  })
  const reloading = process.env.GEUIN_DEV === '1' && withReload((request) => app.fetch(request))
  open(reloading ? (request) => reloading(request) : app.fetch)
  const worker = await openWorker({ db, isEmbedded: !config.databaseUrl, now, queue, services, messenger, log })
  stopGracefully(server, {
    endStreams() {
      services.talk.close()
      services.notificationWatch.close()
    },
    async cleanUp() {
      await worker.stop()
      await messaging.close()
      await demoProvider?.close()
      await db.close()
    },
  })
  if (mailbox && !isOwnMachine(config.host)) console.log(demoWarning)
  console.log(`Geuin demo: ${origin}/`)
  if (demoKey) console.log(`Administration: ${origin}/admin#${await demoKey()}`)
}

const listen = (server: Server, { port, host }: { port: number; host: string }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is in use. Give the demo another one with PORT.`) : error)
    })
    server.listen(port, host, resolve)
  })

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  // The port or the database may be open already, and early callers would wait for ever.
  process.exit(1)
})
