import { hasJoined, type Membership, toMembership } from '../entities/community'
import { type Author, toAuthor } from '../entities/playable'
import { record } from '../kit/guard'
import { time } from '../kit/guard.content'
import type { Hosts } from '../kit/settings'

export type Role = Extract<Membership, 'leader' | 'moderator' | 'member'>

const isRole = (membership: Membership): membership is Role => hasJoined({ membership })

/** Reads a role; null for what is none. */
export const toRole = (wire: unknown): Role | null => {
  const membership = toMembership({ role: wire })
  return isRole(membership) ? membership : null
}

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
  const role = toRole(it.role)
  if (!user || !role) return null
  return { id: user.id, user, role, joinedAt: time(it.joined_at) ?? 0 }
}
