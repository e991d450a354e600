import { communityKey } from '../community/community.query'
import type { CommunityId } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { viewerMay } from '../entities/communityPermissions'
import type { Video } from '../entities/video'
import type { FeedProperties } from '../feed/feedContext'
import { queryClient } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import type { PlacedVideo } from './placedVideo'

/**
 * The community in which the viewer may do something with a video: the one that it was posted in, else the one whose feed
 * it is reposted to, as far as the page knows that one already. Null for none.
 */
export const ledCommunity = (
  settings: Settings,
  { isLed, community }: Video,
  { source, slug }: FeedProperties,
): PlacedVideo['community'] | null => {
  if (isLed && community) return { ...community, id: community.id as CommunityId }
  if (source !== 'community' || slug === undefined) return null
  const id = queryClient().getQueryData<CommunityId>(communityKey(settings, slug))
  const place = id === undefined ? null : communityStore.find(siteKey(settings), id)
  return place && viewerMay(place, 'removeVideo') ? place : null
}
