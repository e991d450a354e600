import type { Video } from '../../entities/video'
import { slideInView } from '../../player/slideInView'
import type { Stage } from '../../player/types'
import type { FeedActions } from '../feedContext'
import type { Command } from './shortcuts'

/** Seconds that an arrow key moves. */
const seekStep = 5

/** What runs a command on a feed; `video` is the one in view. */
export const commandsOf = (stage: Stage, actions: FeedActions, video: Video | null): Record<Command, () => void> => {
  const seek = (by: number) => {
    const media = slideInView(stage)?.video
    if (media) stage.seek(media.currentTime + by)
  }
  return {
    next: stage.next,
    previous: stage.previous,
    first: () => stage.go(0, { smooth: false }),
    last: () => stage.go(stage.state().count - 1, { smooth: false }),
    toggle: stage.toggle,
    back: () => seek(-seekStep),
    forward: () => seek(seekStep),
    mute: () => {
      const muted = !stage.state().muted
      stage.setMuted(muted)
      if (video) actions.silenced(video, muted)
    },
    spark: () => video && actions.spark(video),
    comments: () => video && actions.comment(video),
    fullscreen: actions.fullscreen,
    keys: actions.keys,
  }
}
