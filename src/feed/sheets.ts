import type { Video } from '../entities/video'

/** What a sheet over a feed is given. */
export interface SheetProps {
  /** The one in view. */
  video: Video | null
  onClose(): void
}
