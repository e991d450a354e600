import { useMemo } from 'react'
import { track } from '../analytics'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useAskSignIn } from '../modal'
import { useShare } from '../share'
import type { Video } from '../video'
import { type FeedActions, useFeedParts } from './feedContext'
import { toggleFullscreen } from './fullscreen'

/** What buttons, keys and gestures of a feed do. */
export const useFeedActions = (openOptions: () => void, openKeys: () => void): FeedActions => {
  const { element, settings } = useIsland()
  const { stage, served, place } = useFeedParts()
  const ask = useAskSignIn()
  const share = useShare()
  return useMemo(() => {
    const seen = (videoId: string) => ({ ...place, videoId, index: stage.state().index })
    const wish = (action: 'spark' | 'comment' | 'repost' | 'report') => (video: Video) => {
      if (served) ask({ action, videoId: video.id })
    }
    return {
      spark: wish('spark'),
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
  }, [element, settings, stage, served, place, ask, share, openOptions, openKeys])
}
