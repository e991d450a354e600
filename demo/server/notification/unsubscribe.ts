import { createHmac } from 'node:crypto'
import { rowId } from '../database/rowId'
import { isSame } from '../security/hash'
import type { Keys } from '../security/keys'

export const unsubscribePath = '/unsubscribe'

/** Links that stop somebody's mail without signing in: they name the account, and are signed. */
export const unsubscribeLinks = (keys: Keys) => {
  const key = keys('unsubscribe')
  const sign = async (userId: string) =>
    createHmac('sha256', await key())
      .update(userId)
      .digest('base64url')
  return {
    pathFor: async (userId: string): Promise<string> => `${unsubscribePath}/${userId}.${await sign(userId)}`,
    /** Whose link it is; null when this server has not made it. */
    async userOf(token: string): Promise<string | null> {
      const [name = '', signature = ''] = token.split('.')
      const userId = rowId(name)
      return userId && isSame(signature, await sign(userId)) ? userId : null
    },
  }
}

export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>
