import type { VASTTracker } from '@dailymotion/vast-client'
import type { VideoId } from '../entities/playable'
import type { Playback, Stage, WatchEvent } from '../player/types'

/** The codes of VAST for media that can't be played. */
const errorCodes = { network: 402, media: 405, unsupported: 403 } as const

export interface TrackedAd {
  id: VideoId
  tracker: VASTTracker
}

interface Options {
  /** Events of the page come from here. */
  element: HTMLElement
  stage: Stage
  ad: TrackedAd
  /** Where the ad is in the feed; −1 when it has left it. */
  indexOf(id: VideoId): number
  /** The ad can't be played; it isn't in view any more. */
  onFail(): void
}

export interface AdTracking {
  /** The viewer skipped it. */
  skip(): void
  stop(): void
}

/**
 * Reports how an ad among a stage's clips is watched, and plays the next clip at its end and when it fails.
 */
export const trackAd = ({ element, stage, ad, indexOf, onFail }: Options): AdTracking => {
  const { id, tracker } = ad
  /** Whether it is being watched; its end and its failure are final. */
  let status: 'waiting' | 'inView' | 'left' | 'over' = 'waiting'
  const once = (event: string) => tracker.track(event, { once: true })

  const onWatch = (event: WatchEvent) => {
    if (event === 'watched') return
    if (event === 'started') {
      tracker.trackImpression()
      once('start')
    } else once(event)
    if (event !== 'complete') return
    status = 'over'
    // The stage is still about to begin it again, unless it moves to the next one by itself.
    queueMicrotask(() => stage.state().index === indexOf(id) && stage.next())
  }
  const onPlayback = ({ status: now }: Playback) => {
    if (now === 'paused') tracker.setPaused(true)
    else if (now === 'playing' && tracker.paused) tracker.setPaused(false)
  }
  const leave = () => {
    if (status !== 'inView') return
    status = 'left'
    once('closeLinear')
  }
  const fail = (reason: keyof typeof errorCodes, isInView: boolean) => {
    status = 'over'
    tracker.error({ ERRORCODE: errorCodes[reason] })
    if (isInView) stage.go(stage.state().index + 1, { smooth: false })
    onFail()
  }
  const onState = () => {
    if (status === 'over') return
    const at = indexOf(id)
    const { index, slides, muted } = stage.state()
    const playback = slides.find((slide) => slide.index === at)?.playback
    if (at < 0 || !playback) return leave()
    if (playback.status === 'failed') return fail(playback.reason, at === index)
    if (at !== index) return leave()
    if (status === 'waiting') tracker.muted = muted
    status = 'inView'
    tracker.setMuted(muted)
    onPlayback(playback)
  }
  const offs = [
    stage.subscribe(onState),
    stage.on('watch', ({ id: watched, event }) => {
      if (watched === id) onWatch(event)
    }),
  ]
  const listening = new AbortController()
  element.addEventListener('geuin:cta', ({ detail }) => detail.videoId === id && tracker.click(), {
    signal: listening.signal,
  })
  return {
    skip() {
      // Somebody may come back to an ad that is over, and skips that too.
      if (status === 'inView') {
        status = 'over'
        tracker.skip()
      }
      stage.next()
    },
    stop() {
      listening.abort()
      for (const off of offs) off()
    },
  }
}
