import { type Membership, toMembership } from '../../entities/community'
import { type Author, toAuthor } from '../../entities/playable'
import { number, record, text } from '../../kit/guard'
import { time } from '../../kit/guard.content'
import type { Hosts } from '../../kit/settings'

/** Somebody of the brand, and what they are to the community. */
export interface Candidate {
  /** The user's. */
  id: string
  user: Author
  membership: Membership
}

/** Somebody who can't come back. */
export interface Ban {
  /** The user's. */
  id: string
  user: Author
  /** Plain text; '' for none. */
  reason: string
  /** Milliseconds since 1970. */
  at: number
}

export interface Invite {
  id: string
  token: string
  /** Milliseconds since 1970; null for no end. */
  endsAt: number | null
  /** Null for any number. */
  maxUses: number | null
  uses: number
  state: 'open' | 'expired' | 'used_up' | 'revoked'
}

/** Each reads one item of a list; null when it is none. */
export const toCandidate = (wire: unknown, settings: Hosts): Candidate | null => {
  const it = record(wire)
  const user = toAuthor(it.user, settings)
  return user && { id: user.id, user, membership: toMembership(it.standing) }
}

export const toBan = (wire: unknown, settings: Hosts): Ban | null => {
  const it = record(wire)
  const user = toAuthor(it.user, settings)
  return user && { id: user.id, user, reason: text(it.reason).trim(), at: time(it.banned_at) ?? 0 }
}

const states = ['open', 'expired', 'used_up', 'revoked'] as const

export const toInvite = (wire: unknown): Invite | null => {
  const it = record(wire)
  const [id, token] = [text(it.invite_id), text(it.token)]
  const state = states.find((one) => one === it.state)
  if (!id || !token || !state) return null
  const maxUses = typeof it.max_uses === 'number' ? number(it.max_uses) : null
  return { id, token, endsAt: time(it.expires_at), maxUses, uses: number(it.uses), state }
}
