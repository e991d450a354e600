import { address, number, record, text } from '../kit/guard'
import { ApiError } from '../kit/http'
import { type Hosts, mediaBase } from '../kit/settings'
import { type Membership, toMembership } from './community'
import type { Id } from './store'
import { type Place, toPlace } from './video'

export type LoopId = Id<'loop'>

/** How far the viewer is in a loop. */
export type Participation = 'unjoined' | 'requested' | 'joined'

/** A group within a community. */
export interface Loop {
  id: LoopId
  slug: string
  name: string
  /** Plain text. */
  description: string
  image: string | null
  /** Where it belongs. */
  community: Place | null
  /** Joined by request; what is inside is for those who joined. */
  isClosed: boolean
  /** It can be read, is in no list, and takes nobody and nothing new. */
  isArchived: boolean
  counts: { members: number; videos: number }
  participation: Participation
  /** What the viewer may do there goes by this; who leads its community leads it too. */
  membership: Membership
  /** How many wait to join; null for viewers who don't decide about them. */
  requests: number | null
  /** New videos reach the viewer as notifications. */
  isSubscribed: boolean
}

/** 2 requested, 3 joined, otherwise unjoined. */
export const toParticipation = (viewer: unknown): Participation => {
  switch (record(viewer).participation) {
    case 2:
      return 'requested'
    case 3:
      return 'joined'
    default:
      return 'unjoined'
  }
}

/**
 * Reads a loop of an answer.
 * @throws ApiError `malformed` when it is none
 */
export const toLoop = (wire: unknown, settings: Hosts): Loop => {
  const it = record(wire)
  const id = text(it.loop_id) as LoopId
  const slug = text(it.slug)
  if (!id || !slug) throw new ApiError('malformed', { data: wire })
  const counts = record(it.counts)
  const participation = toParticipation(it.viewer)
  const { role, requests } = record(it.viewer)
  return {
    id,
    slug,
    name: text(it.name) || slug,
    description: text(it.description).trimEnd(),
    image: address(it.image_url, mediaBase(settings)),
    community: toPlace(it.community, 'community_id', settings),
    isClosed: it.is_closed === true,
    isArchived: it.is_archived === true,
    counts: { members: number(counts.members), videos: number(counts.videos) },
    participation,
    membership: toMembership({ role, requested: participation === 'requested' }),
    requests: typeof requests === 'number' ? number(requests) : null,
    isSubscribed: record(it.viewer).subscribed === true,
  }
}
