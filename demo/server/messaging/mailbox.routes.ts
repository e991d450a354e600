import type { Hono } from 'hono'
import type { Env } from '../http/context'
import type { Mailbox } from './mailbox'

/** What the mailbox page shows. Only a server that sends nothing for real has it. */
export const mailboxRoutes = (app: Hono<Env>, mailbox: Mailbox): void => {
  app.get('/mailbox/messages.json', (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    return c.json({ messages: mailbox.list() })
  })
}
