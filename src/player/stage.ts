import { createCaptions } from './captions'
import { createClock } from './clock'
import { createDeck } from './deck'
import { createDelay } from './delay'
import { createEmitter } from './emitter'
import { warmEngine } from './engine'
import { readGestures } from './gestures'
import { wantsToPlay } from './playback'
import { createPositions } from './positions'
import { createScroller } from './scroller'
import { IN_VIEW, isNear, shareInView, watchSight } from './sight'
import { createSlide, type Slide } from './slide'
import { setSound, sound } from './sound'
import { savesData, wantsStillness } from './thrift'
import type { Clip, Stage, StageEvents, StageOptions, StageState, Suspension } from './types'
import { createVoice } from './voice'

/** The viewer is near the end when fewer than this many clips follow. */
const NEAR_END = 5

/** See {@link Stage}. The caller puts `element` into the document and adopts Stage.css. */
export function createStage(given: StageOptions): Stage {
  let options = given
  const element = document.createElement('div')
  const backdrop = document.createElement('div')
  const tail = document.createElement('div')
  element.className = 'stage'
  backdrop.className = 'stage-backdrop'
  tail.className = 'slide stage-tail'

  const events = createEmitter<StageEvents>()
  const suspensions = new Set<Suspension>()
  const positions = createPositions()
  let clips: readonly Clip[] = []
  let index = -1
  let hasTail = false
  let autoplay = options.autoplay && !savesData()
  let rate = 1
  let nearEndTold = -1
  // Whether the first frame has been seen, or none is to be waited for.
  let revealed = !autoplay
  let snapshot: StageState | null = null
  const listeners = new Set<() => void>()

  const changed = () => {
    snapshot = null
    for (const listener of [...listeners]) listener()
  }
  const arriving = createDelay()
  const slots = () => clips.length + (hasTail ? 1 : 0)
  const current = () => deck.at(index)
  const clock = createClock({
    video: () => current()?.video,
    onWatch: (event) => {
      const id = current()?.clip?.id
      if (id !== undefined) events.emit('watch', { id, event })
    },
  })

  const scroller = createScroller({ count: slots, index: () => index, onIndex: show, onRest: begin })
  const makeSlide = () =>
    createSlide({
      onPlayback(slide) {
        if (slide === current()) clock.run(slide.playback.status === 'playing')
        changed()
      },
      onFrame(slide) {
        if (slide === current()) reveal(slide)
        else if (slide.index === index + 1) load(deck.at(index - 1), false)
      },
      onEnded(slide) {
        if (slide === current()) afterEnd(slide)
      },
      onMuteNeeded: () => setSound({ muted: true }),
    })
  const deck = createDeck(scroller.track, [makeSlide(), makeSlide(), makeSlide()])
  const { slides } = deck

  scroller.element.setAttribute('role', 'feed')
  element.append(backdrop, scroller.element)

  /** Loads what a slide holds, in the background or to be played at once. */
  function load(slide: Slide | undefined, active: boolean): void {
    if (!slide?.clip || slide.attached || (!active && savesData())) return
    slide.load({ active, mayStandIn: true, startAt: positions.of(slide.clip.id) })
    slide.video.playbackRate = rate
  }

  /** The next clip is opened once the one in view shows its first frame: before, it would compete with it. */
  function prepareNeighbours(): void {
    const next = deck.at(index + 1)
    load(next, false)
    if (!next || next.framed) load(deck.at(index - 1), false)
    const beyond = clips[index + 2]
    if (beyond?.poster && !savesData()) new Image().src = beyond.poster
  }

  /** What comes after the first frame, since before it would compete with it. */
  function reveal(slide: Slide): void {
    revealed = true
    for (const each of slides) each.showPoster()
    prepareNeighbours()
    captions.show(slide.video, slide.clip)
    events.emit('frame', undefined)
  }

  /** Brings the clip in view to life: loads it, plays it when nothing speaks against it. */
  function begin(): void {
    const slide = current()
    if (!slide) return
    if (suspensions.has('offscreen')) {
      const share = shareInView(element)
      if (share >= IN_VIEW) suspensions.delete('offscreen')
      // Near enough to be scrolled to: what it needs may come already.
      else if (share === 0 && !isNear(element)) return
    }
    if (!slide.attached && !autoplay) return
    load(slide, true)
    slide.engine?.setActive(true)
    if (slide.framed) reveal(slide)
    voice.apply()
    if (autoplay && !suspensions.size && isWaiting(slide)) slide.play()
  }

  function show(at: number): void {
    if (at === index) return
    arriving.finish()
    const before = current()
    if (before) {
      positions.keep(before)
      // Whoever stopped it: when the viewer comes back it plays.
      if (before.playback.status === 'paused' || wantsToPlay(before.playback)) before.pause('page')
    }
    index = at
    const now = current()
    if (now?.framed && autoplay && !suspensions.size && isWaiting(now)) {
      // What is ready moves at once; all else that a swipe brings waits for the frame in which it begins.
      voice.apply()
      now.play()
      arriving.start(() => arrive(before))
    } else arrive(before)
  }

  function arrive(before: Slide | undefined): void {
    const at = index
    before?.engine?.setActive(false)
    const focusInside = before?.article.contains(focused(element)) ?? false
    arrange()
    clock.reset(current()?.video.currentTime ?? 0)
    // What was made ready starts at once, the rest only when scrolling rests: a fast flick loads nothing on its way.
    captions.show(undefined, undefined)
    if (current()?.attached) begin()
    if (focusInside) scroller.element.focus({ preventScroll: true })
    const clip = clips[at]
    if (clip) events.emit('change', { index: at, id: clip.id })
    if (at >= clips.length - NEAR_END && nearEndTold !== clips.length) {
      nearEndTold = clips.length
      events.emit('nearEnd', undefined)
    }
    changed()
  }

  function arrange(): void {
    deck.arrange(index, clips, hasTail, positions.keep)
    for (const slide of slides) if (revealed || slide === current()) slide.showPoster()
    element.style.setProperty('--count', `${slots()}`)
    tail.style.setProperty('--at', `${clips.length}`)
    tail.inert = index !== clips.length
    const thumb = current()?.clip?.thumb
    backdrop.style.backgroundImage = thumb ? `url(${JSON.stringify(thumb)})` : ''
  }

  function afterEnd(slide: Slide): void {
    clock.finish()
    positions.forget(slide.clip?.id ?? '')
    if (!options.loop) {
      if (!wantsStillness()) stage.next()
      return
    }
    if (slide.engine?.standIn) {
      slide.unload()
      slide.load({ active: true, mayStandIn: false, startAt: 0 })
    } else slide.video.currentTime = 0
    slide.play()
  }

  const captions = createCaptions({ locale: options.locale, onChange: changed })
  const voice = createVoice({
    silent: options.muted,
    slides: () => slides,
    current,
    onChange() {
      captions.setMuted(voice.muted())
      changed()
    },
  })
  const stopGestures = slides.map((slide) =>
    readGestures(slide.frame, {
      onTap: () => stage.toggle(),
      onGesture: (gesture) => events.emit('gesture', gesture),
    }),
  )
  const stopSight = watchSight(element, (reason, away) => (away ? stage.suspend(reason) : stage.resume(reason)))

  const stage: Stage = {
    element,
    scroller: scroller.element,
    slides,
    tail,
    state: () =>
      (snapshot ??= {
        index,
        count: clips.length,
        slides: slides.map((slide) => ({ index: slide.index, playback: slide.playback })),
        muted: voice.muted(),
        volume: sound().volume,
        rate,
        captionsOn: captions.on(),
        cue: captions.cue(),
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    on: events.on,
    onProgress: clock.onProgress,
    watched: clock.told,
    setClips(next) {
      arriving.finish()
      // Whoever stands at the tail stays after what was the last clip.
      const past = index === clips.length ? 1 : 0
      const id = clips[index - past]?.id
      const found = id === undefined ? -1 : next.findIndex((clip) => clip.id === id)
      const kept = found < 0 ? -1 : found + past
      clips = next
      if (kept >= 0 && kept === index) arrange()
      else {
        index = -1
        if (next.length) show(Math.max(kept, 0))
        else arrange()
      }
      scroller.settle()
      begin()
      changed()
    },
    configure(next) {
      const before = options
      options = next
      if (next.autoplay !== before.autoplay) autoplay = next.autoplay && !savesData()
      if (next.muted !== before.muted) voice.setSilent(next.muted)
      captions.setLocale(next.locale)
      begin()
      changed()
    },
    setTail(on) {
      hasTail = on
      if (on) scroller.track.append(tail)
      else tail.remove()
      arrange()
      changed()
    },
    go(at, { smooth = true } = {}) {
      const to = Math.max(0, Math.min(slots() - 1, at))
      if (to < 0 || to === index) return
      show(to)
      scroller.to(to, smooth)
    },
    next: () => stage.go(index + 1),
    previous: () => stage.go(index - 1),
    play() {
      autoplay = true
      begin()
      current()?.play()
      voice.claim()
      tellToggle(true)
    },
    pause() {
      current()?.pause('viewer')
      tellToggle(false)
    },
    toggle() {
      const slide = current()
      if (slide && wantsToPlay(slide.playback)) stage.pause()
      else stage.play()
    },
    seek(time) {
      const slide = current()
      if (!slide?.attached) return
      slide.video.currentTime = Math.max(0, Math.min(slide.video.duration || time, time))
      clock.reset(slide.video.currentTime)
    },
    setMuted: voice.setMuted,
    setVolume: voice.setVolume,
    setRate(to) {
      rate = to
      for (const slide of slides) slide.video.playbackRate = to
      changed()
    },
    setCaptions(on) {
      captions.set(on)
      changed()
    },
    warm: () => warmEngine(clips),
    qualities: () => current()?.engine?.qualities() ?? [],
    quality: () => current()?.engine?.quality() ?? 'auto',
    setQuality: (height) => current()?.engine?.setQuality(height),
    retry() {
      const slide = current()
      slide?.unload()
      begin()
      slide?.play()
    },
    suspend(reason) {
      suspensions.add(reason)
      const slide = current()
      if (slide && wantsToPlay(slide.playback)) slide.pause('page')
    },
    resume(reason) {
      if (!suspensions.delete(reason) || suspensions.size) return
      scroller.settle()
      const slide = current()
      if (slide && pausedByPage(slide)) slide.play()
      else begin()
    },
    destroy() {
      arriving.cancel()
      stopSight()
      captions.show(undefined, undefined)
      for (const stop of stopGestures) stop()
      clock.destroy()
      voice.stop()
      for (const slide of slides) slide.destroy()
      scroller.destroy()
      listeners.clear()
      events.clear()
      element.remove()
    },
  }

  function tellToggle(playing: boolean): void {
    const id = current()?.clip?.id
    if (id !== undefined) events.emit('toggle', { id, playing, by: 'viewer' })
  }

  if (document.hidden) suspensions.add('hidden')
  // Until it is known to be in view, nothing plays.
  suspensions.add('offscreen')
  return stage
}

const pausedByPage = ({ playback }: Slide): boolean => playback.status === 'paused' && playback.by === 'page'

/** Nothing but the word to play is missing. */
const isWaiting = (slide: Slide): boolean =>
  slide.playback.status === 'loading' || slide.playback.status === 'ended' || pausedByPage(slide)

function focused(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}
