import type { User } from '../session/session'

/** Whether somebody may post: nobody has asked, they asked, they may. */
export type CreatorStatus = User['ksCbRequestStatus']

/** Reads `cb_request_status`; null for what is no number. (A sign-in names the statuses otherwise, see `toUser`.) */
export const toCreatorStatus = (wire: unknown): CreatorStatus | null => {
  if (typeof wire !== 'number') return null
  if (wire === 1) return 'pending'
  return wire === 2 ? 'requested' : 'accepted'
}
