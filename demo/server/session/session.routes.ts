import { sessionRefresh } from '../../../src/wire/auth'
import { endOtherSessions, endSession, listSessions } from '../../../src/wire/session'
import { route } from '../http/route'
import { badRequest } from '../refusal'
import type { Services } from '../services'
import { giveTokens } from './tokens'

export const sessionRoutes = ({ sessions, devices }: Services) => [
  route(
    sessionRefresh,
    async ({ c }) => {
      const token = c.req.header('gn-refresh-token')
      if (!token) throw badRequest('The header gn-refresh-token is missing')
      giveTokens(c, await sessions.refresh(token))
      return null
    },
    { bearer: false },
  ),
  route(listSessions, async ({ viewer }) => ({ items: await devices.list(viewer) })),
  route(endSession, async ({ viewer, body }) => {
    await devices.end(viewer, body.session_id)
    return null
  }),
  route(endOtherSessions, async ({ viewer }) => {
    await devices.endOthers(viewer)
    return null
  }),
]
