import type { Address, CodeSession, CodeTrouble } from '../session/code'
import { consumeCode } from '../session/code.actions'
import type { User } from '../session/session'

/** Shows with a code to their present address that the account is the viewer's; null when it has. */
export const confirmIdentity = async (
  element: Element,
  user: User,
  address: Address,
  code: CodeSession & { digits: string },
): Promise<CodeTrouble | null> => {
  const result = await consumeCode(element, address, code)
  if (result.status === 'failed') return result
  // The address may belong to another user by now.
  return result.user.id === user.id ? null : { code: 'failed' }
}
