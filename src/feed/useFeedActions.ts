import { useMemo } from 'react'
import { track } from '../analytics'
import { useAskSignIn } from '../auth'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import type { Stage } from '../player'
import { useShare } from '../share'
import type { Video } from '../video'
import type { FeedActions, FeedParts } from './feedContext'
import { toggleFullscreen } from './fullscreen'

interface Options {
  stage: Stage
  served: boolean
  place: FeedParts['place']
  openOptions(): void
  openKeys(): void
}

/** What buttons, keys and gestures of a feed do. */
export const useFeedActions = ({ stage, served, place, openOptions, openKeys }: Options): FeedActions => {
  const { element, settings } = useIsland()
  const ask = useAskSignIn()
  const share = useShare()
  return useMemo(() => {
    const index = () => stage.state().index
    const wish = (action: 'spark' | 'comment' | 'repost' | 'report') => (video: Video) => {
      if (served) ask({ action, videoId: video.id })
    }
    return {
      spark: wish('spark'),
      comment: wish('comment'),
      repost: wish('repost'),
      report: wish('report'),
      share: async (video) => {
        const { id, slug, title, media } = video
        // A page's own video has no page of its own.
        const url = served ? absoluteRoute(settings, 'video', { slug }) : location.href
        const method = await share({ kind: 'video', id, slug, url, title: title || media.alt })
        if (method) track(element, 'Video Shared', { ...place, videoId: id, index: index(), method })
      },
      mute: (video) => {
        const muted = !stage.state().muted
        stage.setMuted(muted)
        if (video) track(element, muted ? 'Muted' : 'Unmuted', { ...place, videoId: video.id, index: index() })
      },
      options: openOptions,
      keys: openKeys,
      fullscreen: () => toggleFullscreen(element, stage),
    }
  }, [element, settings, stage, served, place, ask, share, openOptions, openKeys])
}
