import type { Ctx } from '../http/context'
import type { Tokens } from './sessions'

/** The headers that tokens come and go in. */
export const tokenHeaders = ['gn-access-token', 'gn-refresh-token'] as const

/** Hands a session's new tokens over. */
export const giveTokens = (c: Ctx, { accessToken, refreshToken }: Tokens): void => {
  const [access, refresh] = tokenHeaders
  c.header(access, accessToken)
  c.header(refresh, refreshToken)
}
