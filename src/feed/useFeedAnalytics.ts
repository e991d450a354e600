import { useEffect, useRef } from 'react'
import { videoStore } from '../entities/video.store'
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
    // A task of its own: the first drawing is the longest one.
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = reportFeed({ element, stage, properties, videoAt })
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isFilled, element, stage, properties])
}
