import { useEffect, useRef } from 'react'
import type { VideoId } from '../entities/video'
import { videoStore } from '../entities/video.store'
import { useIsland } from '../kit/island'
import type { Stage } from '../player/types'
import type { FeedParts } from './feedContext'
import { later } from './later'

/** Says what is watched, with what the feed holds now. */
export const useReports = (stage: Stage, place: FeedParts['place'], scope: string, ids: readonly VideoId[]) => {
  const { element } = useIsland()
  const list = useRef({ scope, ids })
  list.current = { scope, ids }
  useEffect(() => {
    const videoAt = (index: number) => {
      const { scope, ids } = list.current
      const id = ids[index]
      return id === undefined ? null : videoStore.get(scope, id)
    }
    return later(
      () => import('./feed.analytics'),
      ({ reportFeed }) => reportFeed({ element, stage, place, videoAt }),
    )
  }, [element, stage, place])
}
