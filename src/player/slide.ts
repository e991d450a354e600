import { attach, type Engine } from './engine'
import { type PlaybackEvent, step, wantsToPlay } from './playback'
import type { Clip, Playback, SlideView } from './types'

export interface SlideHooks {
  onPlayback(slide: Slide): void
  /** The first frame of what was attached can be seen. */
  onFrame(slide: Slide): void
  onEnded(slide: Slide): void
  /** Autoplay with sound was refused: everything goes silent, then it is tried again. */
  onMuteNeeded(): void
}

/** A slide with its one media element, which stays the same whatever clip it holds. */
export interface Slide extends SlideView {
  readonly clip: Clip | undefined
  readonly attached: boolean
  /** The first frame of what is attached can be seen. */
  readonly framed: boolean
  readonly engine: Engine | null
  /** Takes a clip for an index; what the slide held before is let go. */
  hold(index: number, clip: Clip | undefined): void
  showPoster(): void
  /** Loads the clip; `mayStandIn`: see engine.ts. */
  load(options: { active: boolean; mayStandIn: boolean; startAt: number }): void
  /** Lets the media go, the poster stays. */
  unload(): void
  play(): void
  pause(by: 'viewer' | 'page'): void
  destroy(): void
}

/** After this time a poster is late, ms. */
const POSTER_DUE = 400

const make = (tag: string, className: string): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  return element
}

export function createSlide(hooks: SlideHooks): Slide {
  const article = make('article', 'slide')
  const frame = make('div', 'slide-frame')
  const poster = document.createElement('img')
  const video = document.createElement('video')
  const overlay = make('div', 'slide-overlay')
  const side = make('div', 'slide-side')
  poster.className = 'slide-poster'
  poster.decoding = 'async'
  video.className = 'slide-video'
  video.playsInline = true
  video.muted = true
  video.preload = 'none'
  video.disableRemotePlayback = true
  // The poster's text says what is seen; the element itself has no controls to reach.
  video.setAttribute('aria-hidden', 'true')
  frame.append(poster, video, overlay)
  article.append(frame, side)

  const listening = new AbortController()
  let clip: Clip | undefined
  let index = -1
  let playback: Playback = { status: 'idle' }
  let engine: Engine | null = null
  let framed = false
  let frameRequest = 0
  let blur: ReturnType<typeof setTimeout> | undefined
  let drawnId: string | undefined

  const hideForeign = () => {
    const visibility = drawnId === undefined || drawnId === clip?.id ? '' : 'hidden'
    for (const host of [overlay, side]) host.style.visibility = visibility
  }
  const tell = (event: PlaybackEvent) => {
    const next = step(playback, event)
    if (next === playback) return
    playback = next
    hooks.onPlayback(slide)
  }
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(type, listener, { signal: listening.signal })

  const showFrame = () => {
    if (framed || !engine) return
    framed = true
    article.dataset.framed = ''
    hooks.onFrame(slide)
  }
  const hideFrame = () => {
    framed = false
    delete article.dataset.framed
    if (frameRequest) video.cancelVideoFrameCallback?.(frameRequest)
    frameRequest = 0
  }

  on('loadeddata', () => {
    // An engine that came later than play() has reset the element.
    if (!wantsToPlay(playback)) showFrame()
    else if (video.paused) void start()
  })
  on('playing', () => {
    tell({ type: 'moved' })
    if (!video.requestVideoFrameCallback) showFrame()
  })
  on('waiting', () => tell({ type: 'stalled' }))
  on('pause', () => video.ended || tell({ type: 'stopped' }))
  on('ended', () => {
    tell({ type: 'ended' })
    hooks.onEnded(slide)
  })

  /** A poster that is there already needs no stand-in, and most are: its code comes only for the others. */
  const showBlur = async (hash: string) => {
    if (framed || (poster.complete && poster.naturalWidth)) return
    const { placeholderImage } = await import('./placeholder')
    if (clip?.placeholder === hash) frame.style.backgroundImage = placeholderImage(hash)
  }

  const start = async (): Promise<void> => {
    const asked = engine
    try {
      await video.play()
    } catch (error) {
      const refused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!refused || engine !== asked || !wantsToPlay(playback)) return
      if (video.muted) return tell({ type: 'refused' })
      hooks.onMuteNeeded()
      video.muted = true
      return start()
    }
  }

  const slide: Slide = {
    article,
    frame,
    video,
    overlay,
    side,
    get index() {
      return index
    },
    get clip() {
      return clip
    },
    get playback() {
      return playback
    },
    get attached() {
      return engine !== null
    },
    get framed() {
      return framed
    },
    get engine() {
      return engine
    },
    hold(at, next) {
      const before = clip
      index = at
      clip = next
      hideForeign()
      if (next && next.id === before?.id) return
      slide.unload()
      article.hidden = !next
      poster.removeAttribute('src')
      if (!next) return
      article.setAttribute('aria-label', next.label)
      article.dataset.fit = next.width > next.height * 0.8 ? 'contain' : 'cover'
      frame.style.backgroundImage = ''
      poster.alt = next.alt
      poster.hidden = !next.poster
    },
    drawn(id) {
      drawnId = id
      hideForeign()
    },
    showPoster() {
      if (!clip || poster.src) return
      if (clip.poster) poster.src = clip.poster
      clearTimeout(blur)
      if (clip.placeholder) blur = setTimeout(showBlur, POSTER_DUE, clip.placeholder)
    },
    load({ active, mayStandIn, startAt }) {
      if (!clip || engine) return
      tell({ type: 'attached' })
      engine = attach(video, clip, {
        active,
        mayStandIn,
        startAt,
        onFail: (reason) => tell({ type: 'failed', reason }),
      })
      if (!engine) tell({ type: 'failed', reason: 'unsupported' })
    },
    unload() {
      if (engine) {
        video.pause()
        engine.destroy()
        engine = null
      }
      hideFrame()
      tell({ type: 'detached' })
    },
    play() {
      if (!engine) return
      tell({ type: 'playAsked' })
      if (!wantsToPlay(playback)) return
      if (!framed && !frameRequest && video.requestVideoFrameCallback)
        frameRequest = video.requestVideoFrameCallback(showFrame)
      void start()
    },
    pause(by) {
      tell({ type: 'pauseAsked', by })
      video.pause()
    },
    destroy() {
      clearTimeout(blur)
      slide.unload()
      listening.abort()
      article.remove()
    },
  }
  article.hidden = true
  return slide
}
