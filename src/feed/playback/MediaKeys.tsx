import type { Video } from '../../entities/video'
import type { Stage } from '../../player/types'
import { useMediaSession } from './useMediaSession'

export interface MediaKeysProps {
  stage: Stage
  /** The video in view. */
  video: Video | null
}

/** See useMediaSession; a component, so that it can load after what shows. */
export default function MediaKeys({ stage, video }: MediaKeysProps) {
  useMediaSession(stage, video)
  return null
}
