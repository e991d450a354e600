import type { AnalyticsName } from '../analytics/catalogue'
import { track } from '../analytics/track'
import type { Video } from '../entities/video'
import { emit } from '../kit/events'
import type { Stage, WatchEvent } from '../player/types'
import type { FeedProperties } from './feedContext'

const watchNames = {
  started: 'Video Started',
  watched: 'Watched',
  firstQuartile: 'First Quartile',
  midpoint: 'Midpoint',
  thirdQuartile: 'Third Quartile',
  complete: 'Complete',
} as const satisfies Record<WatchEvent, AnalyticsName>

/** A swipe brings the next video at most this long after the finger has left the screen, ms. */
const maxSwipeDelay = 1000

interface Watched {
  element: HTMLElement
  stage: Stage
  properties: FeedProperties
  /** The video at a position of the feed. */
  videoAt(index: number): Video | null
}

/** Reports what is watched in a feed, to the page and to analytics. Returns the way to stop. */
export const reportFeed = ({ element, stage, properties, videoAt }: Watched): (() => void) => {
  let shown = ''
  let shownAt = -1
  let status = 'idle'
  let isInView = false
  /** What was reported last of the video in view: they take turns, so that a loop or a stall repeats none. */
  let motion: 'Play' | 'Paused' | null = null
  let touchEndedAt = Number.NEGATIVE_INFINITY

  const current = () => {
    const { index, slides } = stage.state()
    const at = slides.findIndex((slide) => slide.index === index)
    return { index, video: videoAt(index), slide: stage.slides[at], playback: slides[at]?.playback }
  }
  const playDetails = () => {
    const { index, video, slide } = current()
    if (!video) return null
    const { currentTime = 0, duration = 0 } = slide?.video ?? {}
    return { ...properties, videoId: video.id, index, time: currentTime, duration: duration || 0 }
  }

  const onShown = () => {
    const { index, video } = current()
    if (!video || video.id === shown) return
    const { id: videoId, slug, linkout } = video
    const impression = { ...properties, videoId, index }
    if (index > shownAt && shownAt >= 0 && performance.now() - touchEndedAt < maxSwipeDelay)
      track(element, 'Swipe Up Gesture', impression)
    shown = videoId
    shownAt = index
    status = 'idle'
    isInView = false
    motion = null
    emit(element, 'geuin:video-change', { videoId, slug, index })
    track(element, 'Video Impression', impression)
    if (linkout) track(element, 'Link Viewed', { ...impression, url: linkout.url })
  }
  const onState = () => {
    onShown()
    const { video, index, playback } = current()
    const details = playDetails()
    if (!video || !playback || !details || playback.status === status) return
    status = playback.status
    if (!isInView) track(element, 'Video Inview', { ...properties, videoId: video.id, index })
    isInView = true
    const next = status === 'playing' ? 'Play' : status === 'paused' ? 'Paused' : null
    if (next && next !== motion) track(element, next, details)
    motion = next ?? (status === 'ended' ? null : motion)
    if (playback.status === 'failed') {
      const message = `The video ${video.slug} could not be played: ${playback.reason}`
      emit(element, 'geuin:error', { code: 'media', message, videoId: video.id })
    }
  }
  const onWatch = (event: WatchEvent) => {
    const details = playDetails()
    if (details) track(element, watchNames[event], details)
  }
  onState()
  // Events of before this listener.
  for (const event of stage.watched()) onWatch(event)

  const subscriptions = [
    stage.subscribe(onState),
    stage.on('watch', ({ event }) => onWatch(event)),
    stage.on('toggle', ({ playing }) => {
      const details = playDetails()
      if (details) track(element, playing ? 'Play Gesture' : 'Pause Gesture', details)
    }),
  ]
  const listening = new AbortController()
  const onTouchEnd = () => {
    touchEndedAt = performance.now()
  }
  stage.scroller.addEventListener('touchend', onTouchEnd, { signal: listening.signal, passive: true })
  return () => {
    listening.abort()
    for (const unsubscribe of subscriptions) unsubscribe()
  }
}

/** Whether the element is inside another geuin element, which reports the placement itself. */
const isInside = (element: Element) => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.localName.startsWith('geuin-')
}

/** Reports once that an embed or a placement was added, and once that it was seen. Returns the way to stop. */
export const reportPlacement = (
  element: HTMLElement,
  { embedId, placementId }: { embedId?: string | undefined; placementId?: string | undefined },
): (() => void) => {
  if ((!embedId && !placementId) || isInside(element)) return () => undefined
  if (placementId) track(element, 'Placement Initialized', { placementId })
  else if (embedId) track(element, 'Embed Initialized', { embedId })
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      if (placementId) track(element, 'Placement Viewed', { placementId })
      else if (embedId) track(element, 'Embed Viewed', { embedId })
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
