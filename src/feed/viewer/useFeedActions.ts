import { useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { track } from '../../analytics/track'
import type { Video } from '../../entities/video'
import { useIsland } from '../../kit/island'
import { absoluteRoute } from '../../kit/routes'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { useAskSignIn } from '../../modal/useAskSignIn'
import { useShare } from '../../share/useShare'
import { useSpark } from '../../spark/useSpark'
import type { FeedActions, FeedContextValue } from '../feedContext'
import { toggleFullscreen } from '../playback/fullscreen'
import { feedStrings } from '../strings'
import type { BottomSheet } from './useBottomSheet'

/** What buttons, keys and gestures of a feed do. */
export const useFeedActions = (
  { stage, served, properties }: Omit<FeedContextValue, 'actions'>,
  { openOptions, openKeys }: Pick<BottomSheet, 'openOptions' | 'openKeys'>,
): FeedActions => {
  const { element, settings } = useIsland()
  const share = useShare()
  const seen = useCallback(
    (videoId: string) => ({ ...properties, videoId, index: stage.state().index }),
    [properties, stage],
  )
  const spark = useSpark(seen)
  const t = useT(feedStrings)
  const toast = useSetAtom(showToast)
  const later = useCallback(() => toast(element, { kind: 'error', message: t('feed.notYet') }), [element, t, toast])
  const ask = useAskSignIn(({ action }) => {
    if (action !== 'comment' && action !== 'repost' && action !== 'report') return false
    later()
    return true
  })
  return useMemo(() => {
    const wish = (action: 'comment' | 'repost' | 'report') => (video: Video) => {
      if (served && ask({ action, videoId: video.id })) later()
    }
    return {
      spark: (video, sparked) => served && spark(video, sparked),
      comment: wish('comment'),
      repost: wish('repost'),
      report: wish('report'),
      share: async ({ id, slug, title, media }) => {
        // A page's own video has no page of its own.
        const url = served ? absoluteRoute(settings, 'video', { slug }) : location.href
        const method = await share({ kind: 'video', id, slug, url, title: title || media.alt })
        if (method) track(element, 'Video Shared', { ...seen(id), method })
      },
      linked: (videoId, { url }) => {
        track(element, 'Link Clicked', { ...seen(videoId), url })
        track(element, 'Link CTA Button Clicked', { ...seen(videoId), url })
      },
      silenced: ({ id }, muted) => track(element, muted ? 'Muted' : 'Unmuted', seen(id)),
      options: openOptions,
      keys: openKeys,
      fullscreen: () => toggleFullscreen(element, stage),
    }
  }, [element, settings, stage, served, seen, spark, ask, later, share, openOptions, openKeys])
}
