import type { Membership } from '../entities/community'
import type { Participation } from '../entities/loop'

/** How far a viewer is in a community or a loop. */
type PlaceState = 'joined' | 'requested' | 'unjoined' | 'banned'

/** A place as its viewer's standing in it needs it. */
export interface StandingProps {
  kind: 'community' | 'loop'
  id: string
  slug: string
  name: string
  /** Of the viewer, in the words of either kind. */
  membership: Membership | Participation
  /** As the server gave it, see `toSanction`. */
  sanction: unknown
  /** Of the query that asks for the place. */
  queryKey: readonly string[]
  /** Of what the viewer is changing, see `pendingAtom`. */
  pendingKey: string
}

/** A membership of either kind, whatever the role. */
export const placeState = (membership: Membership | Participation): PlaceState => {
  if (membership === 'requested' || membership === 'unjoined' || membership === 'banned') return membership
  return 'joined'
}

/** What the server has changed by itself about a viewer: a key of what is said of it; null for nothing worth saying. */
export const newsOf = (before: PlaceState, now: PlaceState, isRemoved: boolean) => {
  if (before === now) return null
  if (now === 'banned') return 'standing.banned'
  if (before === 'requested') return now === 'joined' ? 'standing.accepted' : 'standing.refused'
  // Who has left in another window needs no word.
  return before === 'joined' && isRemoved ? 'standing.removed' : null
}
