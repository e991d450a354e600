import { type Author, toAuthor } from '../entities/playable'
import { record, text } from '../kit/guard'
import { time } from '../kit/guard.content'
import type { Hosts } from '../kit/settings'

/** Somebody who waits to join. */
export interface JoinRequest {
  /** The user's. */
  id: string
  user: Author
  /** Plain text; '' for none. */
  note: string
  /** Milliseconds since 1970. */
  at: number
}

/** Reads one of a list; null when it is none. */
export const toJoinRequest = (wire: unknown, settings: Hosts): JoinRequest | null => {
  const it = record(wire)
  const user = toAuthor(it.user, settings)
  return user && { id: user.id, user, note: text(it.note).trim(), at: time(it.requested_at) ?? 0 }
}
