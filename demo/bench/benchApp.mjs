import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import * as esbuild from 'esbuild'
import { root, serverOptions } from '../../esbuild.mjs'
import { startFront } from './front.mjs'

/**
 * The reference server in this process, on an embedded database with the demo's content.
 * @returns {Promise<{ app: object, get: (path: string) => Promise<object> }>} `get` gives an answer's data
 */
export const openApp = async () => {
  const outfile = join(root, '.build/bench/app.server.mjs')
  await mkdir(join(root, '.build/bench'), { recursive: true })
  await esbuild.build({ ...serverOptions, entryPoints: ['demo/server/testing.ts'], outfile })
  const { createTestApp } = await import(pathToFileURL(outfile).href)
  const app = await createTestApp({ checkAnswers: false })
  const get = async (path) => {
    const answer = await app.fetch(path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
  return { app, get }
}

/** Serves an app of {@link openApp} behind the bench's front. @returns {Promise<{ origin: string, close: () => Promise<void> }>} */
export const serveApp = async (app) => {
  const server = createAdaptorServer({ fetch: app.app.fetch })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front = await startFront(`http://localhost:${server.address().port}`)
  return {
    origin: front.origin,
    async close() {
      await front.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await app.close()
    },
  }
}
