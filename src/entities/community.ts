import { address, list, number, record, text } from '../kit/guard'
import { ApiError } from '../kit/http'
import { type Hosts, mediaBase } from '../kit/settings'
import { type Author, toAuthor, type VideoId } from './playable'
import { type TextFacet, toFacets } from './richText'
import type { Id } from './store'

export type CommunityId = Id<'community'>

/** The viewer's place in a community. */
export type Membership = 'leader' | 'moderator' | 'member' | 'requested' | 'unjoined' | 'banned'

/** A video that stands first. */
export interface PinnedVideo {
  id: VideoId
  slug: string
  title: string
  thumb: string | null
}

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
  /** What a newcomer accepts; plain text. */
  rules: readonly string[]
  creator: Author | null
  /** As the server gave it; read by `toSocialLinks` where it is drawn. */
  social: unknown
  pinned: PinnedVideo | null
  counts: { members: number; videos: number; loops: number }
  membership: Membership
  /** How many wait to join; null for viewers who don't decide about them. */
  requests: number | null
  /** What was decided about the viewer there, as the server gave it; read by `toSanction`. */
  sanction: unknown
  /** New videos reach the viewer as notifications. */
  isSubscribed: boolean
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
  const { requests, sanction, subscribed } = record(it.viewer)
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
    rules: list(it.rules).flatMap((rule) => text(rule).trim() || []),
    creator: toAuthor(it.creator, settings),
    social: it.social,
    pinned: toPinned(it.pinned_video, settings),
    membership: toMembership(it.viewer),
    requests: typeof requests === 'number' ? number(requests) : null,
    sanction,
    isSubscribed: subscribed === true,
  }
}

/** Reads the video that stands first; null for none. */
export const toPinned = (wire: unknown, settings: Hosts): PinnedVideo | null => {
  const it = record(wire)
  const [id, slug] = [text(it.video_id) as VideoId, text(it.slug)]
  if (!id || !slug) return null
  return { id, slug, title: text(it.title), thumb: address(it.thumb_url, mediaBase(settings)) }
}

/** 1 leader, 2 member, 3 moderator; without a role flags say whether a request waits, or the viewer is banned. */
export const toMembership = (viewer: unknown): Membership => {
  const { role, requested, banned } = record(viewer)
  if (banned === true) return 'banned'
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
