import { useEffect, useRef } from 'react'
import { videoStore } from '../entities/video.store'
import { whenDrawn } from '../kit/frameQueue'
import { useIsland } from '../kit/island'
import type { Stage } from '../player/types'
import type { FeedEntry } from './feed'
import { reportFeed } from './feed.analytics'
import type { FeedProperties } from './feedContext'

/** Reports what is watched, with the entries that the feed holds now. */
export const useFeedAnalytics = (
  stage: Stage,
  properties: FeedProperties,
  scope: string,
  entries: readonly FeedEntry[],
) => {
  const { element } = useIsland()
  const latest = useRef({ scope, entries })
  latest.current = { scope, entries }
  const isFilled = entries.length > 0
  useEffect(() => {
    // What the stage has reported so far is about a video of the first page.
    if (!isFilled) return
    const videoAt = (index: number) => {
      const { scope, entries } = latest.current
      const entry = entries[index]
      return entry ? videoStore.find(scope, entry.id) : null
    }
    let stop = () => {}
    let isOver = false
    // Who hears of a video has been told that the element is ready.
    whenDrawn(() => {
      if (!isOver) stop = reportFeed({ element, stage, properties, videoAt })
    })
    return () => {
      isOver = true
      stop()
    }
  }, [isFilled, element, stage, properties])
}
