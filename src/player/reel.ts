import { createDeck } from './deck'
import { createDelay } from './delay'
import { isWaiting, pausedByPage, wantsToPlay } from './playback'
import { createPositions } from './positions'
import { savesData, wantsStillness } from './preferences'
import { createScroller } from './scroller'
import { createSlide, type Slide } from './slide'
import { setSound } from './sound'
import type { Clip, Stage, Suspension } from './types'
import { IN_VIEW, isNear, shareInView, watchSight } from './visibility'

export interface ReelHooks {
  /** A slide's playback changed, the one in view or a neighbour. */
  onPlayback(slide: Slide): void
  /** The clip in view shows its first frame. */
  onFrame(slide: Slide): void
  /** The clip in view came to its end; answers whether it plays again, or the next one follows. */
  onEnded(): boolean
  /** The clip in view is about to be played, if it may. */
  onBegin(): void
  /** Another slide is in view, with nothing begun yet. */
  onTurn(): void
  /** Another slide is in view, and begun where it was ready. */
  onArrive(): void
}

/** What the reel does for its stage as it is. */
type Shared = 'element' | 'scroller' | 'tail' | 'setClips' | 'setTail' | 'go' | 'suspend' | 'resume'

/** The list of clips on three slides: which is in view, what is loaded around it, and when it plays. */
export interface Reel extends Pick<Stage, Shared> {
  readonly slides: readonly Slide[]
  clips(): readonly Clip[]
  /** Index of the slide in view: −1 while there is none, the number of clips at the tail. */
  index(): number
  current(): Slide | undefined
  /** Whether clips start by themselves, from now on. */
  setAutoplay(on: boolean): void
  /** Brings the clip in view to life: loads it, plays it when nothing speaks against it. */
  begin(): void
  destroy(): void
}

/** @param autoplay whether clips start by themselves, until `setAutoplay` says otherwise */
export function createReel(hooks: ReelHooks, autoplay: boolean): Reel {
  const element = document.createElement('div')
  const backdrop = document.createElement('div')
  const tail = document.createElement('div')
  element.className = 'stage'
  backdrop.className = 'stage-backdrop'
  tail.className = 'slide stage-tail'

  // Until it is known to be in view, nothing plays.
  const suspensions = new Set<Suspension>(['offscreen'])
  if (document.hidden) suspensions.add('hidden')
  const positions = createPositions()
  const arriving = createDelay()
  let clips: readonly Clip[] = []
  let index = -1
  let hasTail = false
  // Whether the first frame has been seen, or none is to be waited for.
  let revealed = !autoplay

  const slots = () => clips.length + (hasTail ? 1 : 0)
  const current = () => deck.at(index)
  const scroller = createScroller({ count: slots, index: () => index, onIndex: show, onRest: begin })
  const makeSlide = () =>
    createSlide({
      onPlayback: hooks.onPlayback,
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
    hooks.onFrame(slide)
  }

  const mayPlay = (slide: Slide) => autoplay && !suspensions.size && isWaiting(slide.playback)

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
    hooks.onBegin()
    if (mayPlay(slide)) slide.play()
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
    if (now?.framed && mayPlay(now)) {
      // What is ready moves at once; all else that a swipe brings waits for the frame in which it begins.
      hooks.onBegin()
      now.play()
      arriving.start(() => arrive(before))
    } else arrive(before)
  }

  function arrive(before: Slide | undefined): void {
    before?.engine?.setActive(false)
    const focusInside = before?.article.contains(focused(element)) ?? false
    arrange()
    hooks.onTurn()
    // What was made ready starts at once, the rest only when scrolling rests: a fast flick loads nothing on its way.
    if (current()?.attached) begin()
    if (focusInside) scroller.element.focus({ preventScroll: true })
    hooks.onArrive()
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
    const again = hooks.onEnded()
    positions.forget(slide.clip?.id ?? '')
    if (!again) {
      if (!wantsStillness()) reel.go(index + 1)
      return
    }
    if (slide.engine?.standIn) {
      slide.unload()
      slide.load({ active: true, mayStandIn: false, startAt: 0 })
    } else slide.video.currentTime = 0
    slide.play()
  }

  const reel: Reel = {
    element,
    scroller: scroller.element,
    slides,
    tail,
    clips: () => clips,
    index: () => index,
    current,
    begin,
    setAutoplay(on) {
      autoplay = on
    },
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
    },
    setTail(on) {
      hasTail = on
      if (on) scroller.track.append(tail)
      else tail.remove()
      arrange()
    },
    go(at, { smooth = true } = {}) {
      const to = Math.max(0, Math.min(slots() - 1, at))
      if (to < 0 || to === index) return
      show(to)
      scroller.to(to, smooth)
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
      if (slide && pausedByPage(slide.playback)) slide.play()
      else begin()
    },
    destroy() {
      arriving.cancel()
      stopSight()
      for (const slide of slides) slide.destroy()
      scroller.destroy()
      element.remove()
    },
  }
  const stopSight = watchSight(element, (reason, away) => (away ? reel.suspend(reason) : reel.resume(reason)))
  return reel
}

function focused(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}
