import { useSetAtom } from 'jotai'
import { useCallback, useRef } from 'react'
import type { AnalyticsCatalogue } from '../analytics/catalogue'
import { track } from '../analytics/track'
import type { Video } from '../entities/video'
import { errorKey } from '../kit/errorText'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useAskSignIn } from '../modal/useAskSignIn'
import { tapSpark } from './spark.actions'

/**
 * What a tap on a spark does; a visitor is asked to sign in first, and the spark is set once they have.
 * @param seen where the video is, for analytics
 * @returns takes a video, and whether it shall be sparked: the other way round unless given; false for a visitor
 */
export const useSpark = (
  seen: (videoId: string) => AnalyticsCatalogue['Video Sparked'],
): ((video: Video, sparked?: boolean) => boolean) => {
  const { element, settings, t } = useIsland()
  const toast = useSetAtom(showToast)
  const latest = useRef(seen)
  latest.current = seen
  const set = useCallback(
    (videoId: string, sparked?: boolean) =>
      void tapSpark({
        ...{ settings, videoId, sparked },
        onConfirmed: (now) => track(element, now ? 'Video Sparked' : 'Video Unsparked', latest.current(videoId)),
        onRefused: (error) => toast(element, { kind: 'error', message: t(errorKey(error)) }),
      }),
    [element, settings, t, toast],
  )
  const ask = useAskSignIn((wish) => {
    if (wish.action !== 'spark' || wish.videoId === undefined) return false
    set(wish.videoId, true)
    return true
  })
  return useCallback(
    ({ id }, sparked) => {
      const may = ask({ action: 'spark', videoId: id })
      if (may) set(id, sparked)
      return may
    },
    [ask, set],
  )
}
