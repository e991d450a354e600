import { useCallback, useEffect, useMemo } from 'react'
import { track } from '../../analytics/track'
import type { Video } from '../../entities/video'
import { preload } from '../../intent/intents'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { absoluteRoute } from '../../kit/routes'
import type { FeedActions, FeedContextValue } from '../feedContext'
import { toggleFullscreen } from '../playback/fullscreen'
import type { BottomSheet } from './useBottomSheet'

/** What buttons, keys and gestures of a feed do. */
export const useFeedActions = (
  { stage, served, properties }: Omit<FeedContextValue, 'actions'>,
  { openOptions, openKeys }: Pick<BottomSheet, 'openOptions' | 'openKeys'>,
): FeedActions => {
  const { element, settings } = useIsland()
  const origin = useCallback(() => ({ ...properties, index: stage.state().index }), [properties, stage])
  // So that the first tap on a spark shows at once, and since browsers share and copy only right after a tap.
  useEffect(() => {
    if (served) preload('spark')
    preload('share')
  }, [served])
  return useMemo(() => {
    const onVideo = (type: 'comment' | 'repost' | 'report') => (video: Video) => {
      if (served) perform({ type, videoId: video.id, from: origin() }, element)
    }
    return {
      spark: ({ id: videoId, viewer }, sparked) => {
        // A visitor's tap means a spark, also when they turn out to have sparked it once they have signed in.
        const wanted = sparked ?? (viewer ? undefined : true)
        const choice = wanted === undefined ? {} : { sparked: wanted }
        return served && perform({ type: 'spark', videoId, from: origin(), ...choice }, element)
      },
      comment: onVideo('comment'),
      repost: onVideo('repost'),
      report: onVideo('report'),
      share: ({ id, slug, title, media }) => {
        // A page's own video has no page of its own.
        const url = served ? absoluteRoute(settings, 'video', { slug }) : location.href
        const preview = served ? (media.poster ?? '') : undefined
        const what = { kind: 'video', id, slug, url, title: title || media.alt, preview } as const
        perform({ type: 'share', ...what, from: origin() }, element)
      },
      linked: (videoId, { url }) => {
        track(element, 'Link Clicked', { ...origin(), videoId, url })
        track(element, 'Link CTA Button Clicked', { ...origin(), videoId, url })
      },
      silenced: ({ id }, muted) => track(element, muted ? 'Muted' : 'Unmuted', { ...origin(), videoId: id }),
      options: openOptions,
      keys: openKeys,
      fullscreen: () => toggleFullscreen(element, stage),
    }
  }, [element, settings, stage, served, origin, openOptions, openKeys])
}
