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
  /** It can be read, and takes nobody and nothing new. */
  isArchived: boolean
  counts: { members: number; videos: number }
  participation: Participation
  /** The viewer's role in its community where they lead that, and so the loop too; null for everybody else. */
  team: Extract<Membership, 'leader' | 'moderator'> | null
  /** How many wait to join; null for viewers who don't decide about them. */
  requests: number | null
  /** New videos reach the viewer as notifications. */
  isSubscribed: boolean
  /** What was decided about the viewer there, as the server gave it; read by `toSanction`. */
  sanction: unknown
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

const toTeam = (viewer: unknown): Loop['team'] => {
  const membership = toMembership(viewer)
  return membership === 'leader' || membership === 'moderator' ? membership : null
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
  const { requests, sanction } = record(it.viewer)
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
    participation: toParticipation(it.viewer),
    team: toTeam(it.viewer),
    requests: typeof requests === 'number' ? number(requests) : null,
    isSubscribed: record(it.viewer).subscribed === true,
    sanction,
  }
}

export type ParticipationChange = 'join' | 'leave' | 'withdraw'

/** A loop as it will be: an open one is joined, a closed one is asked. */
export const withParticipation = (loop: Loop, change: ParticipationChange | undefined): Loop => {
  const { participation, counts } = loop
  const countsWith = (members: number) => ({ ...counts, members: Math.max(0, counts.members + members) })
  if (change === 'join' && participation === 'unjoined')
    return loop.isClosed
      ? { ...loop, participation: 'requested' }
      : { ...loop, participation: 'joined', counts: countsWith(1) }
  if (change === 'leave' && participation === 'joined')
    return { ...loop, participation: 'unjoined', counts: countsWith(-1) }
  return change === 'withdraw' && participation === 'requested' ? { ...loop, participation: 'unjoined' } : loop
}
