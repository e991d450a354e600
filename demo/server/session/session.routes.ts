import { sessionRefresh } from '../../../src/wire/auth'
import { route } from '../http/route'
import { badRequest } from '../refusal'
import type { Services } from '../services'
import { giveTokens } from './tokens'

export const sessionRoutes = ({ sessions }: Services) => [
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
]
