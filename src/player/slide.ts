import { make } from '../kit/make'
import { attach } from './engine'
import { type PlaybackEvent, step, wantsToPlay } from './playback'
import type { Clip, Engine, Playback, SlideView } from './types'

export interface SlideHooks {
  onPlayback(slide: Slide): void
  /** The first frame of what was attached can be seen. */
  onFrame(slide: Slide): void
  onEnded(slide: Slide): void
  /** The browser refused autoplay with sound: all sound goes off, then play is tried again. */
  onMuteNeeded(): void
}

/** A slide with its one media element, which stays the same whatever clip it holds. */
export interface Slide extends SlideView {
  readonly clip: Clip | undefined
  /** The first frame of what is attached can be seen. */
  readonly framed: boolean
  /** Null where nothing is attached. */
  readonly engine: Engine | null
  /** Takes a clip and its index, and unloads the clip of before. */
  setClip(index: number, clip: Clip | undefined): void
  showPoster(): void
  /** Loads the clip; see EngineHooks for the options. */
  load(options: { active: boolean; mayUseFastStart: boolean; startAt: number }): void
  /** Removes the media; the poster stays. */
  unload(): void
  play(): void
  pause(by: 'viewer' | 'page'): void
  /** Goes to a time, s: once the first frame has loaded, before which WebKitGTK would crash or never play. */
  seek(time: number): void
  /** Stays at the end of the clip. */
  finish(): void
  destroy(): void
}

/** What is left to play after seeking to the end, s. */
const lastMoment = 0.1

/** The blurred picture shows when the poster takes longer, ms. */
const posterTimeout = 400

/** @param video its media element, which may have begun to load the first clip */
export function createSlide(hooks: SlideHooks, video: HTMLVideoElement): Slide {
  const article = make('article', 'slide')
  const frame = make('div', 'slide-frame')
  const poster = make('img', 'slide-poster')
  const overlay = make('div', 'slide-overlay')
  const side = make('div', 'slide-side')
  poster.decoding = 'async'
  video.className = 'slide-video'
  video.playsInline = true
  video.muted = true
  if (!video.src) video.preload = 'none'
  video.disableRemotePlayback = true
  // The poster's alternative text describes it; the element itself has no controls to focus.
  video.setAttribute('aria-hidden', 'true')
  frame.append(video, overlay)
  article.append(frame, side)

  const listening = new AbortController()
  let clip: Clip | undefined
  let index = -1
  let playback: Playback = { status: 'idle' }
  let engine: Engine | null = null
  let loaded = false
  /** Where the viewer went before there was a picture, s; 0 for nowhere. */
  let sought = 0
  let framed = false
  let frameRequest = 0
  let blur: ReturnType<typeof setTimeout> | undefined
  let drawnId: string | undefined

  const hideForeignOverlay = () => {
    const visibility = drawnId === undefined || drawnId === clip?.id ? '' : 'hidden'
    for (const host of [overlay, side]) host.style.visibility = visibility
  }
  const dispatch = (event: PlaybackEvent) => {
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

  const onLoaded = () => {
    loaded = true
    if (sought) slide.seek(sought)
    // An engine that was loaded after play() has reset the element.
    if (!wantsToPlay(playback)) showFrame()
    else if (video.paused) void start()
  }
  on('loadeddata', onLoaded)
  // The viewer may also play it by a button of the browser's own, in the picture-in-picture window for example.
  on('play', () => video.paused || dispatch({ type: 'playRequested' }))
  on('playing', () => {
    dispatch({ type: 'moved' })
    if (!video.requestVideoFrameCallback) showFrame()
  })
  on('waiting', () => dispatch({ type: 'stalled' }))
  // The event comes late: by then it may play again.
  on('pause', () => !video.paused || video.ended || dispatch({ type: 'stopped' }))
  on('ended', () => hooks.onEnded(slide))

  /** Most posters are loaded in time, so the code of the blurred picture is loaded only for the others. */
  const showBlur = async (hash: string) => {
    if (framed || (poster.complete && poster.naturalWidth)) return
    const { placeholderImage } = await import('./placeholder')
    if (clip?.placeholder === hash) frame.style.backgroundImage = placeholderImage(hash)
  }

  const start = async (): Promise<void> => {
    const startedEngine = engine
    try {
      await video.play()
    } catch (error) {
      const refused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!refused || engine !== startedEngine || !wantsToPlay(playback)) return
      if (video.muted) return dispatch({ type: 'refused' })
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
    get framed() {
      return framed
    },
    get engine() {
      return engine
    },
    setClip(at, next) {
      const before = clip
      index = at
      clip = next
      hideForeignOverlay()
      if (next && next.id === before?.id) return
      slide.unload()
      article.hidden = !next
      poster.removeAttribute('src')
      if (poster.parentNode) frame.removeChild(poster)
      if (!next) return
      article.setAttribute('aria-label', next.label)
      article.dataset.fit = next.width > next.height * 0.8 ? 'contain' : 'cover'
      frame.style.backgroundImage = ''
      poster.alt = next.alt
    },
    drawn(id) {
      drawnId = id
      hideForeignOverlay()
    },
    showPoster() {
      if (!clip || poster.src) return
      // Only now: an image without an address is no valid markup.
      if (clip.poster) {
        poster.src = clip.poster
        frame.prepend(poster)
      }
      clearTimeout(blur)
      if (clip.placeholder) blur = setTimeout(showBlur, posterTimeout, clip.placeholder)
    },
    load({ active, mayUseFastStart, startAt }) {
      if (!clip || engine) return
      dispatch({ type: 'attached' })
      engine = attach(video, clip, {
        active,
        mayUseFastStart,
        startAt,
        onFail: (reason) => dispatch({ type: 'failed', reason }),
        onLoaded(loadedEngine) {
          engine = loadedEngine
        },
      })
      if (!engine) dispatch({ type: 'failed', reason: 'unsupported' })
      // It had its data before there was a slide.
      else if (video.readyState > 1) onLoaded()
    },
    unload() {
      if (engine) {
        video.pause()
        engine.destroy()
        engine = null
      }
      loaded = false
      sought = 0
      hideFrame()
      dispatch({ type: 'detached' })
    },
    play() {
      if (!engine) return
      dispatch({ type: 'playRequested' })
      if (!wantsToPlay(playback)) return
      if (!framed && !frameRequest && video.requestVideoFrameCallback)
        frameRequest = video.requestVideoFrameCallback(showFrame)
      void start()
    },
    pause(by) {
      dispatch({ type: 'pauseRequested', by })
      video.pause()
    },
    seek(time) {
      // At the very end of a stream nothing may be left that plays, and then its end never comes.
      if (loaded) video.currentTime = Math.max(0, Math.min(video.duration - lastMoment || time, time))
      else sought = time
    },
    finish: () => dispatch({ type: 'ended' }),
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
