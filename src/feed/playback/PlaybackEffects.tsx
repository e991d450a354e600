import type { Video } from '../../entities/video'
import type { Stage } from '../../player/types'
import { useCountViews } from './useCountViews'
import { useMediaSession } from './useMediaSession'

export interface PlaybackEffectsProps {
  stage: Stage
  /** The video in view. */
  video: Video | null
}

/** What a playing video does that nobody sees in the element; a component, so that it can load after what shows. */
export default function PlaybackEffects({ stage, video }: PlaybackEffectsProps) {
  useMediaSession(stage, video)
  useCountViews(stage, video)
  return null
}
