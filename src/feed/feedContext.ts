import { createContext, use } from 'react'
import type { Video } from '../entities/video'
import type { Stage } from '../player/types'

/** What an element shows, as properties of analytics events. */
export interface FeedProperties {
  readonly element: string
  readonly source: string
  readonly slug?: string
}

/** What can be done in a feed, beside playing. */
export interface FeedActions {
  /**
   * Turns the viewer's spark on or off; `sparked`: which of them, by a gesture that may not have been meant. False when
   * somebody has to sign in first.
   */
  spark(video: Video, sparked?: boolean): boolean
  /** Opens the comments under the video in view. */
  comment(video: Video): void
  repost(video: Video): void
  report(video: Video): void
  share(video: Video): void
  /** Reports that a link in a video's caption was followed. */
  linked(videoId: string, url: string): void
  /** Reports that the sound was turned off or on; `video` is the one in view. */
  silenced(video: Video, muted: boolean): void
  /** Opens the bottom sheet for speed, captions and the like. */
  options(): void
  /** Opens the bottom sheet that lists the keys. */
  keys(): void
  fullscreen(): void
}

/** What all components of one feed share. */
export interface FeedContextValue {
  readonly stage: Stage
  /** Whether the videos come from a server; without one, nothing can be sparked, commented, reposted or reported. */
  readonly served: boolean
  readonly properties: FeedProperties
  readonly actions: FeedActions
}

export const FeedContext = createContext<FeedContextValue | null>(null)

/** @throws Error outside of a feed */
export const useFeedContext = (): FeedContextValue => {
  const context = use(FeedContext)
  if (!context) throw new Error('useFeedContext must be used within a feed')
  return context
}
