import type { AnalyticsName } from '../analytics/catalogue'
import { track } from '../analytics/track'
import type { Video } from '../entities/video'
import { emit } from '../kit/events'
import type { Stage, WatchEvent } from '../player/types'
import type { FeedParts } from './feedContext'

const watchNames = {
  started: 'Video Started',
  watched: 'Watched',
  firstQuartile: 'First Quartile',
  midpoint: 'Midpoint',
  thirdQuartile: 'Third Quartile',
  complete: 'Complete',
} as const satisfies Record<WatchEvent, AnalyticsName>

/** A finger that left the screen this long ago did not bring the next video, ms. */
const SWIPE = 1000

interface Watched {
  element: HTMLElement
  stage: Stage
  place: FeedParts['place']
  /** The video at a position of the feed. */
  videoAt(index: number): Video | null
}

/** Says what is watched in a feed, to the page and to analytics. Answers how to stop. */
export const reportFeed = ({ element, stage, place, videoAt }: Watched): (() => void) => {
  let shown = ''
  let shownAt = -1
  let status = 'idle'
  let finger = Number.NEGATIVE_INFINITY

  const now = () => {
    const { index, slides } = stage.state()
    const at = slides.findIndex((slide) => slide.index === index)
    return { index, video: videoAt(index), slide: stage.slides[at], playback: slides[at]?.playback }
  }
  const watching = () => {
    const { index, video, slide } = now()
    if (!video) return null
    const { currentTime = 0, duration = 0 } = slide?.video ?? {}
    return { ...place, videoId: video.id, index, time: currentTime, duration: duration || 0 }
  }

  const onShown = () => {
    const { index, video } = now()
    if (!video || video.id === shown) return
    const { id: videoId, slug, linkout } = video
    const seen = { ...place, videoId, index }
    if (index > shownAt && shownAt >= 0 && performance.now() - finger < SWIPE) track(element, 'Swipe Up Gesture', seen)
    shown = videoId
    shownAt = index
    status = 'idle'
    emit(element, 'geuin:video-change', { videoId, slug, index })
    track(element, 'Video Impression', seen)
    if (linkout) track(element, 'Link Viewed', { ...seen, url: linkout.url })
  }
  const onState = () => {
    onShown()
    const before = status
    const { video, index, playback } = now()
    const details = watching()
    if (!video || !playback || !details || playback.status === before) return
    status = playback.status
    if (before === 'idle') track(element, 'Video Inview', { ...place, videoId: video.id, index })
    if (status === 'playing') track(element, 'Play', details)
    if (status === 'paused') track(element, 'Paused', details)
    if (playback.status === 'failed') {
      const message = `The video ${video.slug} could not be played: ${playback.reason}`
      emit(element, 'geuin:error', { code: 'media', message, videoId: video.id })
    }
  }
  const onWatch = (event: WatchEvent) => {
    const details = watching()
    if (details) track(element, watchNames[event], details)
  }
  onState()
  // What was told before anybody listened.
  for (const event of stage.watched()) onWatch(event)

  const offs = [
    stage.subscribe(onState),
    stage.on('watch', ({ event }) => onWatch(event)),
    stage.on('toggle', ({ playing, by }) => {
      const details = watching()
      if (details && by === 'viewer') track(element, playing ? 'Play Gesture' : 'Pause Gesture', details)
    }),
  ]
  const listening = new AbortController()
  const touched = () => {
    finger = performance.now()
  }
  stage.scroller.addEventListener('touchend', touched, { signal: listening.signal, passive: true })
  return () => {
    listening.abort()
    for (const off of offs) off()
  }
}

/** Whether one of our elements put it there, for what the page has placed already. */
const isInside = (element: Element) => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.localName.startsWith('geuin-')
}

/** Says once that an embed or a placement is there, and once that it was seen. Answers how to stop. */
export const reportPlace = (
  element: HTMLElement,
  { embedId, placementId }: { embedId?: string | undefined; placementId?: string | undefined },
): (() => void) => {
  if ((!embedId && !placementId) || isInside(element)) return () => undefined
  if (placementId) track(element, 'Placement Initialized', { placementId })
  else if (embedId) track(element, 'Embed Initialized', { embedId })
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      if (placementId) track(element, 'Placement Viewed', { placementId })
      else if (embedId) track(element, 'Embed Viewed', { embedId })
    },
    { threshold: 0.5 },
  )
  sight.observe(element)
  return () => sight.disconnect()
}
