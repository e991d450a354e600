import type { User } from '../session/session'

/** Status of a user's request to become a creator; `pending`: not requested yet, `accepted`: may post. */
export type CreatorStatus = User['ksCbRequestStatus']

/** Reads `cb_request_status`; null for anything but a number. A sign-in numbers the statuses differently, see `toUser`. */
export const toCreatorStatus = (wire: unknown): CreatorStatus | null => {
  if (typeof wire !== 'number') return null
  if (wire === 1) return 'pending'
  return wire === 2 ? 'requested' : 'accepted'
}
