import type { Server } from 'node:http'

/**
 * Stops taking connections and lets what is under way finish.
 * @param patience milliseconds after which connections that are still busy are cut
 */
export const drain = (server: Server, timeoutMs = 5000): Promise<void> =>
  new Promise((resolve) => {
    // A connection that is kept alive becomes idle only after its request, so idle ones are looked for again.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const end = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(end)
      resolve()
    })
  })

interface Ending {
  /** Ends what would last for ever, before the server waits for what is under way. */
  endStreams(): void
  cleanUp(): Promise<void>
}

/** On SIGTERM or SIGINT: drains the server, cleans up and ends the process. A second signal ends it immediately. */
export const stopGracefully = (server: Server, { endStreams, cleanUp }: Ending): void => {
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    endStreams()
    await drain(server)
    await cleanUp()
    process.exit()
  }
  const onSignal = () => {
    stop().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
