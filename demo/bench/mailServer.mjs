import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

/**
 * A mail server that takes every mail and keeps the last one.
 * @returns {Promise<{ url: string, last: () => string, close: () => Promise<void> }>} last: the mail's text
 */
export const startMailServer = async () => {
  let mail = ''
  const server = createServer((socket) => {
    let isData = false
    const answer = (line) => {
      if (isData) {
        if (line !== '.') {
          mail += `${line}\n`
          return undefined
        }
        isData = false
        return '250 kept'
      }
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'DATA') {
        isData = true
        mail = ''
        return '354 go on'
      }
      return command === 'QUIT' ? '221 bye' : '250 ok'
    }
    socket.on('error', () => socket.destroy())
    socket.write('220 bench\r\n')
    createInterface(socket).on('line', (line) => {
      const text = answer(line)
      if (text) socket.write(`${text}\r\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    last: () => mail,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
