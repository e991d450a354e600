import type { Community } from '../entities/community'
import { perform } from '../intent/perform.actions'
import { communityJoinLink } from '../kit/routes'
import type { Settings } from '../kit/settings'

/** Offers the ways to share a community. */
export const shareCommunity = (element: Element, settings: Settings, { id, slug, name }: Community) =>
  perform({ type: 'share', kind: 'community', id, slug, url: communityJoinLink(settings, slug), title: name }, element)
