import type { CommunityId } from '../entities/community'
import type { VideoId } from '../entities/playable'
import type { SheetProps } from '../ui/overlay/openSheet'

/** A video, and the community in which something is done with it. */
export interface PlacedVideo {
  videoId: VideoId
  community: { id: CommunityId; slug: string; name: string }
}

/** What each of its sheets gets. */
export interface PlacedVideoProps extends SheetProps {
  placed: PlacedVideo
}
