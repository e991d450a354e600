import { useEffect } from 'react'
import type { Video } from '../../entities/video'
import { useIsland } from '../../kit/island'
import type { Stage } from '../../player/types'
import type { FeedActions } from '../feedContext'
import { commandsOf } from '../keyboard/commands'
import { useShortcuts } from '../keyboard/useShortcuts'

interface Options {
  stage: Stage
  actions: FeedActions
  /** The video in view. */
  video: Video | null
  /** The feed is what the page is about. */
  main: boolean
  /** Gets the place of a double tap. */
  showBurst(at: { x: number; y: number }): void
}

/** Runs a feed's actions by keys and by gestures on its pictures. */
export const useFeedInput = ({ stage, actions, video, main, showBurst }: Options) => {
  const { element } = useIsland()
  const commands = commandsOf(stage, actions, video)
  useShortcuts(element, main, (command) => commands[command]())
  useEffect(
    () =>
      stage.on('gesture', ({ kind, ...at }) => {
        if (kind === 'longpress') actions.options()
        else if (video && actions.spark(video, true)) showBurst(at)
      }),
    [stage, actions, video, showBurst],
  )
}
