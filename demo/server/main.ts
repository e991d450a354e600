import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app'
import { readConfig } from './config'
import { migrate } from './db/migrate'
import { openStore } from './db/open'
import { withReload } from './dev'
import { createServices } from './domain/services'
import { jsonLog } from './http/log'
import { findRoot } from './root'
import { seedScale } from './seed/scale'
import { seed } from './seed/seed'
import { stopGently } from './stop'

/** How often for_you and popular are put in order again. */
const rankingEvery = 5 * 60 * 1000

const start = async () => {
  const root = findRoot()
  const config = readConfig(
    process.env,
    process.argv.slice(2).filter((arg) => arg !== '--'),
    root,
  )
  const log = jsonLog((line) => process.stdout.write(line), config.log)
  const db = await openStore({
    address: config.databaseUrl,
    folder: config.dataFolder,
    onError: (error) => log('error', 'database', { error: error.message }),
  })
  try {
    await migrate(db)
    await seed(db, { root, base: new Date() })
    if (config.scale > 0) {
      await seedScale(db, config.scale, (done) => console.log(`Seeded ${done} of ${config.scale} videos`))
    }
    const services = createServices(db)
    const now = () => new Date()
    const rate = { burst: 300, perSecond: 30 }
    const app = createApp({
      services,
      root,
      log,
      now,
      rate,
      trustProxy: config.trustProxy,
      patience: 15_000,
      checkAnswers: false,
    })
    const reloading = process.env.GEUIN_DEV === '1' && withReload((request) => app.fetch(request))
    const server = createAdaptorServer({ fetch: reloading ? (request) => reloading(request) : app.fetch }) as Server
    // Longer than the idle time of usual proxies, so that the server never closes what a proxy is about to use.
    server.keepAliveTimeout = 65_000
    server.headersTimeout = 20_000
    server.requestTimeout = 60_000
    await listen(server, config)
    const ranking = setInterval(() => {
      const refresh = async () => {
        await services.ranking.refresh()
        // A PostgreSQL server does this by itself.
        if (!config.databaseUrl) await db.query('vacuum analyze')
      }
      refresh().catch((error: Error) => log('error', 'ranking', { error: error.message }))
    }, rankingEvery)
    stopGently(server, async () => {
      clearInterval(ranking)
      await db.close()
    })
    const { port } = server.address() as AddressInfo
    const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host
    console.log(`Geuin demo: http://${shown}:${port}/`)
  } catch (error) {
    await db.close()
    throw error
  }
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
  process.exitCode = 1
})
