/** Who the viewer is. */

export { type Session, toEventUser, type User } from './session'
export { sessionOf, signInWithToken, signOut } from './session.actions'
export { sessionAtom } from './session.atoms'
