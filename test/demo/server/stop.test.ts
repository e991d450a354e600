import assert from 'node:assert/strict'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { drain } from '../../../demo/server/stop'

describe('a server that stops', () => {
  let server: Server
  let address: string
  let arrived: Promise<void>
  let answer: () => void
  beforeEach(async () => {
    const gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    let release: () => void
    arrived = new Promise((resolve) => {
      release = resolve
    })
    const app = new Hono()
    app.get('/quick', (c) => c.text('quick'))
    app.get('/slow', async (c) => {
      release()
      await gate
      return c.text('slow')
    })
    server = createAdaptorServer({ fetch: app.fetch }) as Server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => server.closeAllConnections())

  it('lets requests finish, takes no new ones and closes what is idle [S02]', async () => {
    await (await fetch(`${address}/quick`)).text()
    const slow = fetch(`${address}/slow`)
    await arrived
    let isDrained = false
    const drained = drain(server, 60_000).then(() => {
      isDrained = true
    })
    await assert.rejects(fetch(`${address}/quick`, { headers: { connection: 'close' } }))
    assert.equal(isDrained, false)
    answer()
    assert.equal(await (await slow).text(), 'slow')
    await drained
  })

  it('cuts requests that do not end [S02]', async () => {
    const slow = assert.rejects(fetch(`${address}/slow`))
    await arrived
    await drain(server, 20)
    await slow
  })
})
