import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AdminScope } from '../admin/administration'

/** What middlewares pass on to handlers. */
export interface Env {
  Variables: {
    /** Names the request in the log and in x-request-id. */
    requestId: string
    /** What else the request's log line says. */
    note: Record<string, string | number>
    /** Whose users a request to the administration may see. */
    adminScope: AdminScope
  }
  Bindings: Partial<HttpBindings>
}

export type Ctx = Context<Env>
