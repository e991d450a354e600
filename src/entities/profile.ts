import { address, number, record, text } from '../kit/guard'
import { ApiError } from '../kit/http'
import { type Hosts, mediaBase } from '../kit/settings'
import { type TextFacet, toFacets } from './richText'
import { type SocialLink, toSocialLinks } from './socialLinks'
import type { Id } from './store'

export type ProfileId = Id<'profile'>

/** A user or a brand, as everybody sees them. */
export interface Profile {
  /** With the kind, since a user and a brand may have the same number: `user 7`. */
  id: ProfileId
  kind: 'user' | 'brand'
  /** The user's or the brand's. */
  ownerId: string
  /** A nickname, or a brand's slug. */
  slug: string
  name: string
  /** Plain text. */
  bio: string
  /** Links and tags of the bio. */
  facets: readonly TextFacet[]
  /** An address, or an avatar's name when `isAvatar`. */
  image: string | null
  isAvatar: boolean
  links: readonly SocialLink[]
  counts: { videos: number; communities: number; loops: number }
  /** Whether it is the viewer's. */
  isOwn: boolean
  /** Whether the viewer keeps everything of this person away. */
  isBlocked: boolean
}

/**
 * Reads the answer of the profile call.
 * @throws ApiError `malformed` when it names nobody
 */
export const toProfile = (wire: unknown, settings: Hosts): Profile => {
  const it = record(wire)
  const [id, slug] = [text(it.id), text(it.slug)]
  if (!id || !slug) throw new ApiError('malformed', { data: wire })
  const kind = it.kind === 'brand' ? 'brand' : 'user'
  const [counts, viewer] = [record(it.counts), record(it.viewer)]
  const isAvatar = it.is_avatar === true
  return {
    id: `${kind} ${id}` as ProfileId,
    kind,
    ownerId: id,
    slug,
    name: text(it.name).trim() || slug,
    // Facets count from its beginning.
    bio: text(it.bio).trimEnd(),
    facets: toFacets(it.facets),
    image: isAvatar ? text(it.profile_image) || null : address(it.profile_image, mediaBase(settings)),
    isAvatar,
    links: toSocialLinks(it.social),
    counts: { videos: number(counts.videos), communities: number(counts.communities), loops: number(counts.loops) },
    isOwn: viewer.is_own === true,
    isBlocked: viewer.is_hidden === true,
  }
}
