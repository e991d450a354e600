import { useCallback, useEffect, useMemo } from 'react'
import { track } from '../analytics/track'
import type { Video } from '../entities/video'
import { preload } from '../intent/intents'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useShare } from '../share/useShare'
import { type FeedActions, useFeedParts } from './feedContext'
import { toggleFullscreen } from './fullscreen'

/** What buttons, keys and gestures of a feed do. */
export const useFeedActions = (openOptions: () => void, openKeys: () => void): FeedActions => {
  const { element, settings } = useIsland()
  const { stage, served, place } = useFeedParts()
  const share = useShare()
  const seen = useCallback(() => ({ ...place, index: stage.state().index }), [place, stage])
  // So that the first tap on a spark shows at once.
  useEffect(() => {
    if (served) preload('spark')
  }, [served])
  return useMemo(() => {
    const on = (type: 'comment' | 'repost' | 'report') => (video: Video) => {
      if (served) perform({ type, videoId: video.id, from: seen() }, element)
    }
    return {
      spark: ({ id: videoId, viewer }, sparked) => {
        // A visitor's tap means a spark, also when they turn out to have sparked it once they have signed in.
        const wanted = sparked ?? (viewer ? undefined : true)
        const intent = {
          type: 'spark',
          videoId,
          from: seen(),
          ...(wanted !== undefined && { sparked: wanted }),
        } as const
        return served && perform(intent, element)
      },
      comment: on('comment'),
      repost: on('repost'),
      report: on('report'),
      share: async ({ id, slug, title, media }) => {
        // A page's own video has no page of its own.
        const url = served ? absoluteRoute(settings, 'video', { slug }) : location.href
        const method = await share({ kind: 'video', id, slug, url, title: title || media.alt })
        if (method) track(element, 'Video Shared', { ...seen(), videoId: id, method })
      },
      linked: (videoId, { url }) => {
        track(element, 'Link Clicked', { ...seen(), videoId, url })
        track(element, 'Link CTA Button Clicked', { ...seen(), videoId, url })
      },
      silenced: ({ id }, muted) => track(element, muted ? 'Muted' : 'Unmuted', { ...seen(), videoId: id }),
      options: openOptions,
      keys: openKeys,
      fullscreen: () => toggleFullscreen(element, stage),
    }
  }, [element, settings, stage, served, seen, share, openOptions, openKeys])
}
