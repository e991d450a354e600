import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { videoAtom } from '../entities/video.atoms'
import { useIsland } from '../kit/island'
import type { Stage } from '../player/types'
import type { FeedParts } from './feedContext'
import { later } from './later'

/** Says what is watched, with what the feed holds now. */
export const useReports = (stage: Stage, place: FeedParts['place'], scope: string, ids: readonly string[]) => {
  const { element } = useIsland()
  const store = useStore()
  const list = useRef({ scope, ids })
  list.current = { scope, ids }
  useEffect(() => {
    const videoAt = (index: number) => {
      const { scope, ids } = list.current
      const id = ids[index]
      const its = id === undefined ? null : videoAtom(scope, id)
      return its && store.get(its)
    }
    return later(
      () => import('./feed.analytics'),
      ({ reportFeed }) => reportFeed({ element, stage, place, videoAt }),
    )
  }, [element, stage, place, store])
}
