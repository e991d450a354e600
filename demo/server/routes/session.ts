import { sessionRefresh } from '../../../src/wire/auth'
import { codes } from '../../../src/wire/codes'
import { Refusal } from '../domain/refusal'
import type { Services } from '../domain/services'
import { route } from '../http/route'

export const sessionRoutes = ({ sessions }: Services) => [
  route(
    sessionRefresh,
    async ({ c }) => {
      const token = c.req.header('gn-refresh-token')
      if (!token) throw new Refusal(codes.badRequest, 'The header gn-refresh-token is missing')
      const { accessToken, refreshToken } = await sessions.refresh(token)
      c.header('gn-access-token', accessToken)
      c.header('gn-refresh-token', refreshToken)
      return null
    },
    { bearer: false },
  ),
]
