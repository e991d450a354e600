import { address, number, record, text } from '../kit/guard'
import { ApiError } from '../kit/http'
import { type Hosts, mediaBase } from '../kit/settings'
import { type TextFacet, toFacets } from './richText'
import type { Id } from './store'

export type CommunityId = Id<'community'>

/** The viewer's place in a community. */
export type Membership = 'leader' | 'moderator' | 'member' | 'requested' | 'unjoined'

export interface Community {
  id: CommunityId
  slug: string
  name: string
  /** Plain text. */
  description: string
  /** Links and tags of the description. */
  facets: readonly TextFacet[]
  image: string | null
  banner: string | null
  /** Joined by request; what is inside is for members. */
  isClosed: boolean
  counts: { members: number; videos: number; loops: number }
  membership: Membership
}

/**
 * Reads the answer of the community call.
 * @throws ApiError `malformed` when it names no community
 */
export const toCommunity = (wire: unknown, settings: Hosts): Community => {
  const it = record(wire)
  const id = text(it.community_id) as CommunityId
  const slug = text(it.slug)
  if (!id || !slug) throw new ApiError('malformed', { data: wire })
  const media = mediaBase(settings)
  const counts = record(it.counts)
  return {
    id,
    slug,
    name: text(it.name) || slug,
    // Facets count from its beginning.
    description: text(it.description).trimEnd(),
    facets: toFacets(it.facets),
    image: address(it.image_url, media),
    banner: address(it.banner_url, media),
    isClosed: it.is_closed === true,
    counts: { members: number(counts.members), videos: number(counts.videos), loops: number(counts.loops) },
    membership: toMembership(it.viewer),
  }
}

/** 1 leader, 2 member, 3 moderator; without a role a flag says whether a request waits. */
export const toMembership = (viewer: unknown): Membership => {
  const { role, requested } = record(viewer)
  switch (role) {
    case 1:
      return 'leader'
    case 2:
      return 'member'
    case 3:
      return 'moderator'
    default:
      return requested === true ? 'requested' : 'unjoined'
  }
}

export const hasJoined = ({ membership }: Pick<Community, 'membership'>) =>
  membership === 'leader' || membership === 'moderator' || membership === 'member'

/** `withdraw`: takes back a request to join. */
export type MembershipChange = 'join' | 'leave' | 'withdraw'

/** A community as it will be: an open one is joined, a closed one is asked. */
export const withChange = (community: Community, change: MembershipChange | undefined): Community => {
  const { membership, counts } = community
  const countsWith = (members: number) => ({ ...counts, members: Math.max(0, counts.members + members) })
  switch (change) {
    case 'join':
      if (membership !== 'unjoined') return community
      if (community.isClosed) return { ...community, membership: 'requested' }
      return { ...community, membership: 'member', counts: countsWith(1) }
    case 'withdraw':
      return membership === 'requested' ? { ...community, membership: 'unjoined' } : community
    case 'leave':
      return hasJoined(community) ? { ...community, membership: 'unjoined', counts: countsWith(-1) } : community
    case undefined:
      return community
  }
}

/** Whether the viewer may see what is inside. */
export const isOpenToViewer = (community: Pick<Community, 'isClosed' | 'membership'>) =>
  !community.isClosed || hasJoined(community)
