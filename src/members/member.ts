import { hasJoined, type Membership, toMembership } from '../entities/community'
import { type Author, toAuthor } from '../entities/video'
import { record, time } from '../kit/guard'
import type { Hosts } from '../kit/settings'

export type Role = Extract<Membership, 'leader' | 'moderator' | 'member'>

const isRole = (membership: Membership): membership is Role => hasJoined({ membership })

/** Somebody who is in a community or a loop. */
export interface Member {
  /** The user's. */
  id: string
  user: Author
  role: Role
  /** Milliseconds since 1970. */
  joinedAt: number
}

/** Reads one member of a page; null when it is none. */
export const toMember = (wire: unknown, settings: Hosts): Member | null => {
  const it = record(wire)
  const user = toAuthor(it.user, settings)
  const membership = toMembership({ role: it.role })
  if (!user || !isRole(membership)) return null
  return { id: user.id, user, role: membership, joinedAt: time(it.joined_at) ?? 0 }
}
