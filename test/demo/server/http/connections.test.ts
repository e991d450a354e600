import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import {
  type ConnectionLimits,
  createHttpServer,
  defaultConnectionLimits,
} from '../../../../demo/server/http/connections'
import { createTestApp } from '../../../../demo/server/testing'
import { pictureLimits } from '../../../../src/wire/picture'
import { signIn } from '../../../support/server'
import { permit } from '../upload/pictures'

describe('connections to the server', () => {
  const open: { servers: Server[]; sockets: Socket[] } = { servers: [], sockets: [] }
  afterEach(() => {
    for (const socket of open.sockets.splice(0)) socket.destroy()
    for (const server of open.servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  type Fetch = Parameters<typeof createHttpServer>[0]
  const listen = async (limits: Partial<ConnectionLimits>, fetch: Fetch = () => new Response('fine')) => {
    const server = createHttpServer(fetch, { ...defaultConnectionLimits, ...limits })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    open.servers.push(server)
    return (server.address() as AddressInfo).port
  }
  /** A connection, and what came by it once the server has closed it. */
  const dial = async (port: number) => {
    const socket = connect(port, '127.0.0.1')
    open.sockets.push(socket)
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    socket.on('error', () => {})
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
    await once(socket, 'connect')
    return { socket, closed, answer: () => text }
  }

  it('are closed when the headers of a request do not arrive in time [S04]', async () => {
    const port = await listen({ headersSeconds: 1, requestSeconds: 30 })
    const slow = await dial(port)
    slow.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    assert.match(await slow.closed, /^HTTP\/1\.1 408 /)
  })

  it('are closed when the body of a request does not arrive in time [S04]', async () => {
    const port = await listen(
      { headersSeconds: 1, requestSeconds: 1 },
      async (request) => new Response(await request.text()),
    )
    const slow = await dial(port)
    slow.socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nabc')
    const text = await slow.closed
    assert.doesNotMatch(text, / 200 /)
  })

  it('are limited in number: one too many is closed, and there is room again when one ends [S04]', async () => {
    const port = await listen({ max: 2 })
    const [first] = [await dial(port), await dial(port)]
    const third = await dial(port)
    assert.equal(await third.closed, '')
    first.socket.end()
    await first.closed
    const fourth = await dial(port)
    fourth.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    assert.match(await fourth.closed, /^HTTP\/1\.1 200 .*fine$/s)
  })

  it('take no further request after a body that was too large, whose rest would be read as one [F16] [S04]', async (t) => {
    const app = await createTestApp()
    t.after(() => app.close())
    const port = await listen({}, app.app.fetch)
    const { headers } = await signIn(app, 'mira.light')
    const { data } = await permit(app, 'uploads/profile_images/large.png', headers)
    const { pathname, search } = new URL(data.uploadURL)
    const reused = await dial(port)
    reused.socket.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\ncontent-type: image/png\r\ncontent-length: ${pictureLimits.bytes + 1}\r\n\r\n`,
    )
    reused.socket.write('GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const text = await reused.closed
    assert.equal(text.match(/^HTTP\/1\.1 /gm)?.length, 1)
    assert.match(text, /^HTTP\/1\.1 413 .*connection: close/is)

    const json = await dial(port)
    json.socket.write(
      `POST /goservices/links/dynamic_link HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n{`,
    )
    assert.match(await json.closed, /^HTTP\/1\.1 413 .*connection: close/is)
  })
})
