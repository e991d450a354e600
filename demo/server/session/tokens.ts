import type { Ctx } from '../http/context'
import type { Tokens } from './sessions'

/** The headers of tokens in requests and answers. */
export const tokenHeaders = ['gn-access-token', 'gn-refresh-token'] as const

/** Hands a session's new tokens over. */
export const giveTokens = (c: Ctx, { accessToken, refreshToken }: Tokens): void => {
  const [access, refresh] = tokenHeaders
  c.header(access, accessToken)
  c.header(refresh, refreshToken)
}
