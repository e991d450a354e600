import { make } from '../kit/make'
import { createDeck } from './deck'
import { createFrameSteps } from './frameSteps'
import { isWaiting, pausedByPage, wantsToPlay } from './playback'
import { createPositions } from './positions'
import { savesData, waitsForTap } from './preferences'
import { createScroller } from './scroller'
import { createSlide, type Slide } from './slide'
import { setSound } from './sound'
import { watchSuspensions } from './suspensions'
import type { Clip, Stage } from './types'

export interface ReelHooks {
  /** A slide's playback changed, the one in view or a neighbour. */
  onPlayback(slide: Slide): void
  /** The clip in view shows its first frame. */
  onFrame(slide: Slide): void
  /** The clip in view ended; returns whether it plays again, or the next one follows. */
  onEnded(): boolean
  /** The clip in view is about to play, unless something forbids it. */
  onBegin(): void
  /** Another slide is in view, before it is loaded. */
  onTurn(): void
  /** Another slide is in view, and plays if it was ready. */
  onArrive(): void
  /** Scrolling has ended. */
  onRest(): void
}

/** A swipe so soon after the last one belongs to a flick through the list, ms. */
const flickGap = 1000

/** What a stage passes on unchanged. */
type Shared = 'element' | 'scroller' | 'isMoving' | 'tail' | 'setClips' | 'setTail' | 'go' | 'suspend' | 'resume'

/** The list of clips on three slides: which one is in view, which ones around it are loaded, and when it plays. */
export interface Reel extends Pick<Stage, Shared> {
  readonly slides: readonly Slide[]
  clips(): readonly Clip[]
  /** Index of the slide in view: −1 while there is none, the number of clips at the tail. */
  index(): number
  current(): Slide | undefined
  /** Whether clips start by themselves, from now on, for a viewer who doesn't mind. */
  setAutoplay(on: boolean): void
  /** Loads the clip in view, and plays it unless something forbids it. */
  begin(): void
  /** Plays the clip in view because the viewer wants it. */
  play(): void
  destroy(): void
}

/**
 * @param autoplay as `setAutoplay` says later
 * @param first the media element of the first clip, where one has begun to load it
 */
export function createReel(hooks: ReelHooks, autoplay: boolean, first?: HTMLVideoElement): Reel {
  const element = make('div', 'stage')
  const backdrop = make('div', 'stage-backdrop')
  const tail = make('div', 'slide stage-tail')

  const suspensions = watchSuspensions(element, settle)
  const positions = createPositions()
  const arriving = createFrameSteps()
  let clips: readonly Clip[] = []
  let index = -1
  /** When the viewer last went to another clip, as `performance.now()` tells it. */
  let turnedAt = -flickGap
  let hasTail = false
  const startsItself = () => autoplay && !waitsForTap()
  // Whether the first frame has shown, or nothing plays by itself.
  let revealed = !startsItself()

  const slots = () => clips.length + (hasTail ? 1 : 0)
  const current = () => deck.at(index)
  const scroller = createScroller({ count: slots, index: () => index, onIndex: show, onRested: finishMove })
  const makeSlide = (video = document.createElement('video')) =>
    createSlide(
      {
        onPlayback: hooks.onPlayback,
        onFrame(slide) {
          if (slide === current()) reveal(slide)
          else if (slide.index === index + 1) load(deck.at(index - 1), false)
        },
        onEnded(slide) {
          if (slide === current()) afterEnd(slide)
        },
        onMuteNeeded: () => setSound({ muted: true }),
      },
      video,
    )
  const deck = createDeck(scroller.track, [makeSlide(first), makeSlide(), makeSlide()])
  const { slides } = deck

  scroller.element.setAttribute('role', 'feed')
  element.append(backdrop, scroller.element)

  /** Loads a slide's clip, in the background or to play it now. */
  function load(slide: Slide | undefined, active: boolean): void {
    if (!slide?.clip || slide.engine || (!active && savesData())) return
    slide.load({ active, mayUseFastStart: true, startAt: positions.of(slide.clip.id) })
  }

  /** Loads the next clip, after the one in view shows its first frame: before, the two would compete. */
  function prepareNeighbours(): void {
    for (const each of slides) each.showPoster()
    const next = deck.at(index + 1)
    load(next, false)
    if (!next || next.framed) load(deck.at(index - 1), false)
    const beyond = clips[index + 2]
    if (beyond?.poster && !savesData()) new Image().src = beyond.poster
  }

  /** Loads what would compete with the first frame before it shows, once that is drawn. */
  function reveal(slide: Slide): void {
    revealed = true
    suspensions.follow(slide.video)
    hooks.onFrame(slide)
    arriving.start([prepareNeighbours], false)
  }

  const mayPlay = (slide: Slide) => startsItself() && !suspensions.areActive() && isWaiting(slide.playback)

  function begin(wanted = startsItself()): void {
    const slide = current()
    if (!slide || !wanted || suspensions.isFar()) return
    load(slide, true)
    slide.engine?.setActive(true)
    if (slide.framed) reveal(slide)
    hooks.onBegin()
    if (mayPlay(slide)) slide.play()
  }

  /** Pauses and resumes as what suspends the reel comes and goes. */
  function settle(isBack: boolean): void {
    const slide = current()
    if (isBack) scroller.settle()
    if (!suspensions.areActive()) {
      if (slide && pausedByPage(slide.playback)) slide.play()
      else begin()
    } else if (slide && wantsToPlay(slide.playback)) slide.pause('page')
  }

  function show(at: number): void {
    if (at === index) return
    arriving.finish()
    const isFlicking = performance.now() - turnedAt < flickGap
    const before = current()
    if (before) {
      turnedAt = performance.now()
      positions.keep(before)
      // The page paused it, also where the viewer did before, so that it plays when the viewer comes back.
      if (before.playback.status === 'paused' || wantsToPlay(before.playback))
        before.pause(startsItself() ? 'page' : 'viewer')
      before.engine?.setActive(false)
    }
    index = at
    const now = current()
    if (now?.framed && mayPlay(now)) {
      // A ready clip plays immediately. All other work of a swipe would cost it frames, so it waits until scrolling has
      // ended, and then leaves a frame between its steps; but a viewer who flicks on needs the next clip soon.
      hooks.onTurn()
      hooks.onBegin()
      now.play()
      arriving.start([unloadFar, place, open, begin, hooks.onArrive], !isFlicking)
    } else {
      arrange()
      hooks.onTurn()
      // A loaded clip starts now, any other one when scrolling has ended: a fast flick loads nothing on its way.
      if (current()?.engine) begin()
      hooks.onArrive()
    }
  }

  /** What {@link place} would do as well, in a frame that has enough to do. */
  function unloadFar(): void {
    for (const slide of slides) if (Math.abs(slide.index - index) > 1) slide.unload()
  }

  function place(): void {
    deck.arrange(index, clips, hasTail, positions.keep)
    for (const slide of slides) if (revealed || slide === current()) slide.showPoster()
    // Lengths and no custom properties, by which everything within would get its styles anew.
    scroller.track.style.blockSize = `${100 * slots()}cqb`
    tail.style.insetBlockStart = `${100 * clips.length}cqb`
    const clip = current()?.clip
    const still = clip?.thumb ?? clip?.poster
    backdrop.style.backgroundImage = still ? `url(${JSON.stringify(still)})` : ''
  }

  /**
   * Has viewers reach what is in view alone, so that the slides need not be in the document in their order. The browser
   * computes the styles of all that is in a slide anew, which is a frame's work.
   */
  function open(): void {
    const inView = current()?.article ?? tail
    for (const each of scroller.track.children as HTMLCollectionOf<HTMLElement>) {
      if (each !== inView && each.matches(':focus-within')) scroller.element.focus({ preventScroll: true })
      each.inert = each !== inView
    }
  }

  function arrange(): void {
    place()
    open()
  }

  function finishMove(): void {
    // Its last steps do the same.
    if (arriving.proceed()) return
    begin()
    hooks.onRest()
  }

  function afterEnd(slide: Slide): void {
    const again = hooks.onEnded()
    positions.forget(slide.clip?.id ?? '')
    if (!again) {
      slide.finish()
      if (startsItself()) reel.go(index + 1)
      return
    }
    if (slide.engine?.isFastStart) {
      slide.unload()
      slide.load({ active: true, mayUseFastStart: false, startAt: 0 })
    } else slide.video.currentTime = 0
    slide.play()
  }

  const reel: Reel = {
    element,
    scroller: scroller.element,
    isMoving: scroller.isMoving,
    slides,
    tail,
    clips: () => clips,
    index: () => index,
    current,
    begin: () => begin(),
    play() {
      begin(true)
      current()?.play()
    },
    setAutoplay(on) {
      autoplay = on
    },
    setClips(next, startAt) {
      if (startAt) positions.begin(next[0], startAt)
      arriving.finish()
      // A viewer at the tail stays after the clip that was the last one.
      const past = index === clips.length ? 1 : 0
      const placeOf = (clip?: Clip) => next.findIndex(({ id }) => id === clip?.id)
      const found = placeOf(clips[index - past])
      // Where the clip in view is gone, the clip that followed takes its place, else the last one of those that stay.
      const places = found < 0 ? clips.map((clip) => placeOf(clip)) : []
      const kept = found < 0 ? (places.slice(index).find((at) => at >= 0) ?? Math.max(0, ...places)) : found + past
      const before = index
      clips = next
      index = next.length ? kept : -1
      const isAnother = found < 0 && index >= 0
      arrange()
      if (isAnother) hooks.onTurn()
      begin()
      if (isAnother) hooks.onArrive()
      // An empty list is at its beginning already. To scroll reads the layout, which costs a slow phone 20 to 40 ms.
      if (index !== before && before >= 0) scroller.settle()
    },
    setTail(on) {
      hasTail = on
      if (on) scroller.track.append(tail)
      // Prototype.js has a `remove` that throws for what is out already.
      else tail.parentNode?.removeChild(tail)
      arrange()
    },
    go(at, { smooth = true } = {}) {
      const to = Math.max(0, Math.min(slots() - 1, at))
      if (to < 0 || to === index) return
      show(to)
      scroller.to(to, smooth)
    },
    suspend: suspensions.suspend,
    resume: suspensions.resume,
    destroy() {
      arriving.stop()
      suspensions.stop()
      for (const slide of slides) slide.destroy()
      scroller.destroy()
      element.remove()
    },
  }
  return reel
}
