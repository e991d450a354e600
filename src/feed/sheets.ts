import type { Video } from '../video'

/** What a sheet over a feed is given. */
export interface SheetProps {
  /** The one in view. */
  video: Video | null
  onClose(): void
}
