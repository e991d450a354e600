import { createContext, use } from 'react'
import type { Linkout, Video } from '../entities/video'
import type { Stage } from '../player/types'
import type { Desk } from './desk'

/** What all parts of one feed share. */
export interface FeedParts {
  readonly stage: Stage
  /** Whether a server stands behind it; without one, nothing can be sparked, commented, reposted or reported. */
  readonly served: boolean
  /** What the element shows, for analytics. */
  readonly place: { readonly element: string; readonly source: string; readonly slug?: string }
  readonly act: Desk['act']
}

/** What can be done in a feed, beside playing. */
export interface FeedActions {
  /** Turns the viewer's spark on or off; `sparked`: which of them. False when somebody has to sign in first. */
  spark(video: Video, sparked?: boolean): boolean
  comment(video: Video): void
  repost(video: Video): void
  report(video: Video): void
  share(video: Video): void
  /** A video's link was followed. */
  linked(videoId: string, linkout: Linkout): void
  /** The sound was turned off or on; `video` is the one in view. */
  silenced(video: Video, muted: boolean): void
  /** Opens the sheet for speed, captions and the like. */
  options(): void
  keys(): void
  fullscreen(): void
}

export const FeedContext = createContext<FeedParts | null>(null)

/** @throws Error outside of a feed */
export const useFeedParts = (): FeedParts => {
  const parts = use(FeedContext)
  if (!parts) throw new Error('useFeedParts must be used within a feed')
  return parts
}
