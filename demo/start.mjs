// `npm start` builds what is published and runs the demo on it; what follows `--` goes to the server (--scale 10000).
// `npm run dev` (--watch) builds again on every change, restarts the server and reloads the pages.
import { fork } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { buildClient, buildServer, root } from '../esbuild.mjs'

const server = `${root}/.build/server.mjs`

/** With one of these set, the server is somebody's, and has to be told what it is. */
const configured = [
  ...['GEUIN_DEMO', 'DATABASE_URL', 'GEUIN_SMTP_URL', 'GEUIN_PUBLIC_URL', 'GEUIN_TRUST_PROXY'],
  ...['GEUIN_GOOGLE_CLIENT_ID', 'GEUIN_APPLE_CLIENT_ID'],
]
if (configured.every((name) => !process.env[name])) process.env.GEUIN_DEMO = '1'

const start = async () => {
  await Promise.all([buildClient(), buildServer()])
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(server).href)
}

const watch = async (args) => {
  let child
  let isRestarting = false
  const run = () => {
    isRestarting = false
    child = fork(server, args, { execArgv: ['--enable-source-maps'], env: { ...process.env, GEUIN_DEV: '1' } })
  }
  /** One process at a time may have the database open, so the next waits until the last has ended. */
  const restart = () => {
    if (isRestarting) return
    if (!child || child.exitCode !== null || child.signalCode) return run()
    isRestarting = true
    child.once('exit', run)
    child.kill('SIGTERM')
  }
  const reload = () => {
    if (child?.connected) child.send('built')
  }
  const stops = await Promise.all([
    buildClient({ watch: true, minify: false, onBuilt: reload }),
    buildServer({ watch: true, onBuilt: restart }),
  ])
  const end = async () => {
    child?.kill('SIGTERM')
    await Promise.all(stops.map((stop) => stop()))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

const args = process.argv.slice(2)
const running = args.includes('--watch') ? watch(args.filter((arg) => arg !== '--watch')) : start()
running.catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
