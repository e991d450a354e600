/** Who the viewer is, and how they sign in. */

export { type Auth, AuthProvider, useAuthContext } from './AuthProvider'
export { beginSession } from './begin'
export { type Address, type CodeSession, type CodeTrouble, plainText, type SendTrouble } from './code'
export {
  type ConsumeResult,
  consumeCode,
  type SendResult,
  sendCode,
  type UpdateResult,
  updateContact,
} from './code.actions'
export { refusesGoogle } from './provider'
export { type StartResult, startProvider } from './provider.actions'
export { type ProviderReturn, providerReturnAtom } from './provider.atoms'
export { type Session, toEventUser, toUser, type User, userOf } from './session'
export { sessionOf, signOut, updateUser } from './session.actions'
export { sessionAtom } from './session.atoms'
export { signInWithToken } from './ssoToken.actions'
