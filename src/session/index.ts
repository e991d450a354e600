/** Who the viewer is. */

export type { Session, User } from './session'
export { sessionAtom } from './session.atoms'
