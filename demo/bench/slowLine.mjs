import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * A line to a server that sends slowly and can be cut.
 * @param {{ origin: string, bits: number }} options bits: to the server in a second, of all connections together
 * @returns {Promise<{ origin: string, sent: () => number, cut: (ms: number) => void, close: () => Promise<void> }>} sent:
 *   bytes that went to the server; cut: ends all connections, and takes none for so many milliseconds
 */
export const openSlowLine = async ({ origin, bits }) => {
  const { hostname, port } = new URL(origin)
  const sockets = new Set()
  let sent = 0
  let freeAt = 0
  let deadUntil = 0
  const server = createServer((near) => {
    if (performance.now() < deadUntil) return near.destroy()
    const far = connect(Number(port), hostname)
    const end = () => {
      near.destroy()
      far.destroy()
      sockets.delete(near)
    }
    sockets.add(near)
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    far.pipe(near)
    near.on('data', (bytes) => {
      near.pause()
      freeAt = Math.max(performance.now(), freeAt) + (bytes.length * 8000) / bits
      setTimeout(() => {
        if (far.destroyed) return
        sent += bytes.length
        far.write(bytes)
        near.resume()
      }, freeAt - performance.now())
    })
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (ms) => {
    deadUntil = performance.now() + ms
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://localhost:${server.address().port}`,
    sent: () => sent,
    cut,
    async close() {
      cut(0)
      server.close()
      await once(server, 'close')
    },
  }
}
