import { useCallback, useEffect, useMemo } from 'react'
import { track } from '../../analytics/track'
import type { Video } from '../../entities/video'
import { preload } from '../../intent/intents'
import { perform } from '../../intent/perform.actions'
import { useIsland } from '../../kit/island'
import { absoluteRoute } from '../../kit/routes'
import { slideInView } from '../../player/slideInView'
import type { FeedActions, FeedContextValue } from '../feedContext'
import { toggleFullscreen } from '../playback/fullscreen'
import type { BottomSheet } from './useBottomSheet'

/** What buttons, keys and gestures of a feed do. */
export const useFeedActions = (
  { stage, served, properties }: Omit<FeedContextValue, 'actions'>,
  openSheet: BottomSheet['open'],
  openPanel: BottomSheet['open'],
): FeedActions => {
  const { element, settings } = useIsland()
  const origin = useCallback(() => ({ ...properties, index: stage.state().index }), [properties, stage])
  // So that the first tap on a spark shows immediately. Not in the task of the first drawing, which is the longest one.
  useEffect(() => {
    if (served) setTimeout(preload, 0, 'spark')
  }, [served])
  return useMemo(() => {
    const onVideo = (type: 'repost' | 'report') => (video: Video) => {
      if (video.counts) perform({ type, videoId: video.id, from: origin() }, element)
    }
    return {
      spark: ({ id: videoId, viewer, counts }, sparked) => {
        // A visitor's tap means a spark, also when they turn out to have sparked it once they have signed in.
        const wanted = sparked ?? (viewer ? undefined : true)
        const choice = wanted === undefined ? {} : { sparked: wanted }
        return counts !== null && perform({ type: 'spark', videoId, from: origin(), ...choice }, element, sparked)
      },
      comment: ({ counts }) => {
        if (counts) openPanel(() => import('../../comments/CommentsPanel'))
      },
      repost: onVideo('repost'),
      report: onVideo('report'),
      share: ({ id, slug, title, media, counts }) => {
        // An ad, or a page's own video, has no page of its own.
        const url = counts ? absoluteRoute(settings, 'video', { slug }) : location.href
        const preview = counts ? (media.poster ?? '') : undefined
        const at = slideInView(stage)?.video.currentTime ?? 0
        const what = { kind: 'video', id, slug, url, title: title || media.alt, preview, at } as const
        perform({ type: 'share', ...what, from: origin() }, element)
      },
      linked: (videoId, url) => {
        const properties = { ...origin(), videoId, url }
        // A tap that is not counted is no failure that a viewer could mend.
        import('../linkTap.actions').then(
          ({ countLinkTap }) => countLinkTap(element, properties),
          () => undefined,
        )
      },
      silenced: ({ id }, muted) => track(element, muted ? 'Muted' : 'Unmuted', { ...origin(), videoId: id }),
      options: () => openSheet(() => import('../playback/PlaybackSheet')),
      keys: () => openSheet(() => import('../keyboard/ShortcutSheet')),
      fullscreen: () => toggleFullscreen(element, stage),
    }
  }, [element, settings, stage, origin, openSheet, openPanel])
}
