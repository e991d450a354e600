import type { Server } from 'node:http'

/** Milliseconds that requests get to finish. */
const patience = 5000

/** Stops taking connections, lets what is under way finish, and closes those that are still open after {@link patience}. */
const drain = (server: Server) =>
  new Promise<void>((resolve) => {
    // A connection that is kept alive becomes idle only after its request, so idle ones are looked for again.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const end = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(end)
      resolve()
    })
  })

/** On SIGTERM or SIGINT: drains the server, then cleans up and lets the process end. A second signal ends it at once. */
export const stopGently = (server: Server, cleanUp: () => Promise<void>): void => {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await drain(server)
    await cleanUp().catch((error: unknown) => {
      console.error(error)
      process.exitCode = 1
    })
    process.exit()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
