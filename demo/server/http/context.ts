import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What middlewares pass on to handlers. */
export interface Env {
  Variables: {
    /** Names the request in the log and in x-request-id. */
    requestId: string
    /** What else the request's log line says. */
    note: Record<string, string | number>
  }
  Bindings: Partial<HttpBindings>
}

export type Ctx = Context<Env>
