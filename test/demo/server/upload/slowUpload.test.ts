import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { createAdaptorServer } from '@hono/node-server'
import { sql } from '../../../../demo/server/database/sql'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import { pictureLimits } from '../../../../src/wire/picture'
import { signIn } from '../../../support/server'
import { permit, png } from './pictures'

describe('an upload over the network', () => {
  let app: TestApp
  let server: Server
  let headers: Record<string, string>
  let count = 0

  before(async () => {
    app = await createTestApp()
    server = createAdaptorServer({ fetch: app.app.fetch }) as Server
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    headers = (await signIn(app, 'mira.light')).headers
  })
  after(async () => {
    server.closeAllConnections()
    server.close()
    await app.close()
  })

  /** A PUT that has been begun, to a place of its own. */
  const begin = async (length: number) => {
    count += 1
    const path = `uploads/profile_images/slow${count}.png`
    const { data } = await permit(app, path, headers)
    const url = new URL(data.uploadURL)
    const start = () =>
      request({
        ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: url.pathname + url.search },
        ...{ method: 'PUT', headers: { 'content-type': 'image/png', 'content-length': length } },
      })
    return { path, start }
  }
  const answerOf = async (sent: ClientRequest) => ((await once(sent, 'response')) as [IncomingMessage])[0].resume()

  it('that is cancelled half-way leaves nothing, and can be repeated [F16]', async () => {
    const picture = await png(300, 300)
    const { path, start } = await begin(picture.length)
    const slow = start()
    slow.on('error', () => {})
    const arrived = once(server, 'request') as Promise<[IncomingMessage]>
    slow.write(picture.subarray(0, 1000))
    const [incoming] = await arrived
    const gone = new Promise((resolve) => incoming.socket.once('close', resolve))
    slow.destroy()
    await gone
    assert.equal((await app.fetch(`/storage/${path}`)).status, 404)
    const rows = await app.db.query(sql`select 1 from uploads where path = ${path} and stored_at is null`)
    assert.equal(rows.length, 1)

    const again = start()
    again.end(picture)
    assert.equal((await answerOf(again)).statusCode, 200)
    assert.equal((await app.fetch(`/storage/${path}`)).status, 200)
    const folder = (await readdir(app.files, { recursive: true })).filter((name) => /\.[^/]*$/.test(name))
    assert.equal(folder.length, 3, 'the picture and its two variants, and nothing half-written')
  })

  it('that states a too large size is refused before it is sent [F16] [E14] [S04]', async () => {
    const { start } = await begin(pictureLimits.bytes + 1)
    const sent = start()
    sent.flushHeaders()
    assert.equal((await answerOf(sent)).statusCode, 413)
    sent.on('error', () => {})
    sent.destroy()
  })
})
