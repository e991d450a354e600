import type { VideoId } from '../entities/video'

/** What draws a list of posters gets. */
export interface PostersProps {
  ids: readonly VideoId[]
  /** See Poster. */
  own: string | undefined
  /** What follows the last one. */
  more: 'none' | 'idle' | 'loading' | 'failed'
  onMore(): void
  /** Gets a video's slug. */
  onOpen(slug: string): void
}
