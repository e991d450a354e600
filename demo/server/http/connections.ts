import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

/** What callers may hold on to, so that slow ones leave room for others. */
export interface ConnectionLimits {
  /** Connections at the same time; further ones are closed immediately. */
  max: number
  /** Seconds until a request's headers have arrived. */
  headersSeconds: number
  /** Seconds until a request has arrived as a whole. */
  requestSeconds: number
}

export const defaultConnectionLimits: ConnectionLimits = { max: 5000, headersSeconds: 10, requestSeconds: 60 }

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** An HTTP server that is not listening yet. */
export const createHttpServer = (fetch: Fetch, { max, headersSeconds, requestSeconds }: ConnectionLimits): Server => {
  // Looked at often, since a limit holds only as exactly as it is looked at; 30 seconds are the default.
  const connectionsCheckingInterval = Math.min(5000, (headersSeconds * 1000) / 2)
  const server = createAdaptorServer({ fetch, serverOptions: { connectionsCheckingInterval } }) as Server
  // Longer than the idle time of usual proxies, so that the server never closes what a proxy is about to use.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = headersSeconds * 1000
  server.requestTimeout = requestSeconds * 1000
  server.maxConnections = max
  return server
}
