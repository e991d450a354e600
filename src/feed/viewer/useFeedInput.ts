import { type RefObject, useEffect } from 'react'
import type { Video } from '../../entities/video'
import { useIsland } from '../../kit/island'
import type { Stage } from '../../player/types'
import type { FeedActions } from '../feedContext'
import { commandsOf } from '../keyboard/commands'
import { useShortcuts } from '../keyboard/useShortcuts'
import type { PictureGestures } from '../playback/PictureControls'

interface Options {
  stage: Stage
  actions: FeedActions
  /** The video in view. */
  video: Video | null
  /** The feed is what the page is about. */
  main: boolean
  /** Null until it has loaded. */
  picture: RefObject<PictureGestures | null>
}

/** Runs a feed's actions by keys and by gestures on its pictures. */
export const useFeedInput = ({ stage, actions, video, main, picture }: Options) => {
  const { element } = useIsland()
  const commands = commandsOf(stage, actions, video)
  useShortcuts(element, main, (command) => commands[command]())
  useEffect(
    () =>
      stage.on('gesture', (gesture) => {
        if (picture.current?.take(gesture)) return
        if (gesture.kind === 'longpress') actions.options()
        else if (video && actions.spark(video, true)) picture.current?.showBurst(gesture)
      }),
    [stage, actions, video, picture],
  )
}
