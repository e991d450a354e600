/** Asking for a sign-in. What draws the modal loads on its own, see AuthIsland. */

export { ownerFor } from './owner'
export { useAskSignIn } from './useAskSignIn'
export { useIsAsking } from './useIsAsking'
