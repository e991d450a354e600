/**
 * The player's vocabulary. Nothing in this folder knows React, the store or the wire: a feed hands it clips and it
 * plays them; a view listens and draws over it.
 */

/** A WebVTT track. */
export interface Caption {
  /** BCP 47. */
  lang: string
  label: string
  url: string
}

/** What the player needs of a video. Addresses are absolute. */
export interface Clip {
  id: string
  /** HLS address; without one `mp4` is played. */
  hls?: string | null
  /** A progressive MP4: the whole clip where there is no `hls`, else a start that can play before an HLS engine is loaded. */
  mp4?: string | null
  poster?: string | null
  thumb?: string | null
  /** ThumbHash in base64: a tiny blurred picture, shown until the poster is loaded. */
  placeholder?: string | null
  /** CSS pixels; 9 × 16 when unknown. */
  width: number
  height: number
  /** Seconds, when known before the media is; else 0 or none. */
  duration?: number
  captions: readonly Caption[]
  /** What the picture shows, in words. */
  alt: string
  /** Names the slide for those who don't see it: title and author. */
  label: string
}

export type FailReason = 'network' | 'media' | 'unsupported'

/** How a slide plays its clip. */
export type Playback =
  /** Nothing is attached. */
  | { status: 'idle' }
  /** Attached, no frame yet; `wanted`: it plays as soon as it can. */
  | { status: 'loading'; wanted: boolean }
  /** Moving; `stalled`: it waits for data. */
  | { status: 'playing'; stalled: boolean }
  /** Paused on a frame; `by` is the page when anything but the viewer paused it. */
  | { status: 'paused'; by: 'viewer' | 'page' }
  /** The browser refuses to start it without a tap, even muted. */
  | { status: 'blocked' }
  | { status: 'ended' }
  | { status: 'failed'; reason: FailReason }

/** Watch events in the order in which one pass through a clip fires them, each once (reset on seek and end). */
export type WatchEvent = 'started' | 'watched' | 'firstQuartile' | 'midpoint' | 'thirdQuartile' | 'complete'

export interface EngineHooks {
  /** In view: loads ahead; otherwise only the first moments. */
  active: boolean
  /** Whether a fast-start file may play until an HLS engine is loaded. */
  mayUseFastStart: boolean
  /** Seconds. */
  startAt: number
  onFail(reason: FailReason): void
  /** An engine has finished loading and replaces the one that waited for it. */
  onLoaded(engine: Engine): void
}

/** The renditions of a stream. */
export interface Renditions {
  /** Their short sides, px, ascending; empty while unknown. */
  sides(): readonly number[]
  /** The one that the viewer chose. */
  chosen(): number | 'auto'
  choose(side: number | 'auto'): void
}

/** Loads a clip into one media element, until it is destroyed. */
export interface Engine {
  /** Plays a fast-start file, which the HLS stream replaces at the clip's end. */
  readonly isFastStart?: boolean
  setActive(active: boolean): void
  /** Where there is a choice. */
  readonly renditions?: Renditions
  destroy(): void
}

/** One of the three recycled slides. Its elements never change, so portals may stay in them while the clip changes. */
export interface SlideView {
  readonly article: HTMLElement
  /** The picture's frame; gestures land here. */
  readonly frame: HTMLElement
  readonly video: HTMLVideoElement
  /** Over the picture, inside the frame. */
  readonly overlay: HTMLElement
  /** Beside the frame where there is room (the rail's place). */
  readonly side: HTMLElement
  /** Index of the clip that the slide holds now; -1 when none. */
  readonly index: number
  readonly playback: Playback
  /** Names the clip that overlay and side are drawn for: while that is another one, as after a swipe, they are hidden. */
  drawn(clipId: string): void
}

export interface Progress {
  /** Seconds. */
  time: number
  /** Seconds; 0 while unknown. */
  duration: number
  /** Seconds from the start up to which the part around `time` is loaded. */
  buffered: number
  /** Seconds of the clip in a second; 0 while it stands still. */
  rate: number
}

export interface StageState {
  /** Index of the clip in view, -1 while there is none. */
  readonly index: number
  readonly count: number
  /** Changes whenever the slides' clips or playbacks change. */
  readonly slides: readonly { readonly index: number; readonly playback: Playback }[]
  /** The page's one sound state, or that this stage was asked to be silent. */
  readonly muted: boolean
  /** 0–100. */
  readonly volume: number
  readonly rate: number
  readonly captionsOn: boolean
  /** The caption to show now, plain text; empty when none. */
  readonly cue: string
}

export type Gesture = { kind: 'doubletap' | 'longpress' /** Relative to the frame, px. */; x: number; y: number }

export interface StageEvents {
  /** Another clip came into view. */
  change: { index: number; id: string }
  /** The clip in view shows its first frame. */
  frame: undefined
  watch: { id: string; event: WatchEvent }
  /** The viewer or the page set the clip in view moving or still. */
  toggle: { playing: boolean }
  gesture: Gesture
  /** See `subscribe`. */
  state: undefined
  /** See `onProgress`. */
  progress: Progress
}

export type Suspension = 'offscreen' | 'hidden' | 'dialog'

export interface StageOptions {
  /** Clips start by themselves; never where the viewer saves data or prefers reduced motion. */
  autoplay: boolean
  /** Plays a clip again at its end; otherwise the next one follows. */
  loop: boolean
  /** Silent until it is unmuted here, whatever the viewer chose elsewhere on the page. */
  muted: boolean
  /** BCP 47, picks the caption track. */
  locale: string
}

/** The part of a feed that plays and scrolls: a scroller with three recycled slides, each with one media element. */
export interface Stage {
  /** Goes into the island's wrapper, under the React layer. */
  readonly element: HTMLElement
  /** The scroll container, role="feed". */
  readonly scroller: HTMLElement
  /** Whether the list scrolls; its subscribers hear of the end. */
  isMoving(): boolean
  readonly slides: readonly SlideView[]
  /** Immutable snapshot; a new object only when something changed (fit for useSyncExternalStore). */
  state(): StageState
  subscribe(listener: () => void): () => void
  on<E extends keyof StageEvents>(event: E, listener: (detail: StageEvents[E]) => void): () => void
  /** Progress of the current clip, four times a second while it plays, when it stops and after every seek; never through React. */
  onProgress(listener: (progress: Progress) => void): () => void
  /** The watch events that the current pass has reported, for a listener that comes late. */
  watched(): readonly WatchEvent[]
  /**
   * The whole list, in order; the clip in view stays in view when it is still there.
   * @param startAt where the first of them begins when it is loaded next, s
   */
  setClips(clips: readonly Clip[], startAt?: number): void
  /** Whether one more slide, the end card, follows the last clip. */
  setTail(on: boolean): void
  readonly tail: HTMLElement
  /** Changes the options while it runs; an option that stays the same has no effect. */
  configure(options: StageOptions): void
  go(index: number, options?: { smooth?: boolean }): void
  next(): void
  previous(): void
  play(): void
  pause(): void
  toggle(): void
  /** Seconds, clamped. */
  seek(time: number): void
  setMuted(muted: boolean): void
  /** 0–100. */
  setVolume(volume: number): void
  setRate(rate: number): void
  setCaptions(on: boolean): void
  /** BCP 47; null for the language of `StageOptions`. */
  setCaptionLanguage(language: string | null): void
  /** Loads the engine that the next clips need, when a view has nothing more urgent to load. */
  warm(): void
  /** Of the current clip; undefined where there is no choice, or not yet. */
  renditions(): Renditions | undefined
  /** Tries a failed clip again. */
  retry(): void
  /** Pauses for a reason, and resumes when the last reason is gone, if it was playing. */
  suspend(reason: Suspension): void
  resume(reason: Suspension): void
  destroy(): void
}
