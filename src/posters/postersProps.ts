import type { FeedEntry } from '../feed/feed'

/** Props of a list of posters. */
export interface PostersProps {
  entries: readonly FeedEntry[]
  /** See Poster. */
  ownScope: string | undefined
  /** Pictures that show already, by their place in the list. */
  drawn: readonly (HTMLImageElement | undefined)[]
  /** What follows the last one. */
  more: 'none' | 'idle' | 'loading' | 'failed'
  onMore(): void
  /** Gets a video's slug. */
  onOpen(slug: string): void
}
