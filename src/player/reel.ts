import { createDeck } from './deck'
import { createDelay } from './delay'
import { isWaiting, pausedByPage, wantsToPlay } from './playback'
import { createPositions } from './positions'
import { prefersReducedMotion, savesData } from './preferences'
import { createScroller } from './scroller'
import { createSlide, type Slide } from './slide'
import { setSound } from './sound'
import type { Clip, Stage, Suspension } from './types'
import { isNear, minShare, shareInView, watchVisibility } from './visibility'

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
}

/** What a stage passes on unchanged. */
type Shared = 'element' | 'scroller' | 'tail' | 'setClips' | 'setTail' | 'go' | 'suspend' | 'resume'

/** The list of clips on three slides: which one is in view, which ones around it are loaded, and when it plays. */
export interface Reel extends Pick<Stage, Shared> {
  readonly slides: readonly Slide[]
  clips(): readonly Clip[]
  /** Index of the slide in view: −1 while there is none, the number of clips at the tail. */
  index(): number
  current(): Slide | undefined
  /** Whether clips start by themselves, from now on. */
  setAutoplay(on: boolean): void
  /** Loads the clip in view, and plays it unless something forbids it. */
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

  // Nothing plays before the stage is measured to be in view.
  const suspensions = new Set<Suspension>(['offscreen'])
  if (document.hidden) suspensions.add('hidden')
  const positions = createPositions()
  const arriving = createDelay()
  let clips: readonly Clip[] = []
  let index = -1
  let hasTail = false
  // Whether the first frame has shown, or nothing plays by itself.
  let revealed = !autoplay

  const slots = () => clips.length + (hasTail ? 1 : 0)
  const current = () => deck.at(index)
  const scroller = createScroller({ count: slots, index: () => index, onIndex: show, onRested: begin })
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

  /** Loads a slide's clip, in the background or to play it now. */
  function load(slide: Slide | undefined, active: boolean): void {
    if (!slide?.clip || slide.attached || (!active && savesData())) return
    slide.load({ active, mayUseFastStart: true, startAt: positions.of(slide.clip.id) })
  }

  /** Loads the next clip, after the one in view shows its first frame: before, the two would compete. */
  function prepareNeighbours(): void {
    const next = deck.at(index + 1)
    load(next, false)
    if (!next || next.framed) load(deck.at(index - 1), false)
    const beyond = clips[index + 2]
    if (beyond?.poster && !savesData()) new Image().src = beyond.poster
  }

  /** Loads what would compete with the first frame before it shows. */
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
      if (share >= minShare) suspensions.delete('offscreen')
      // A stage that is near may load, so that it plays as soon as it is scrolled to.
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
      // The page paused it, also where the viewer did before, so that it plays when the viewer comes back.
      if (before.playback.status === 'paused' || wantsToPlay(before.playback)) before.pause('page')
    }
    index = at
    const now = current()
    if (now?.framed && mayPlay(now)) {
      // A ready clip plays immediately; all other work of a swipe waits for the frame in which it begins.
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
    // A loaded clip starts now, any other one when scrolling has ended: a fast flick loads nothing on its way.
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
    if (!again && !prefersReducedMotion()) reel.go(index + 1)
    if (!again) return
    if (slide.engine?.isFastStart) {
      slide.unload()
      slide.load({ active: true, mayUseFastStart: false, startAt: 0 })
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
      // A viewer at the tail stays after the clip that was the last one.
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
      stopWatching()
      for (const slide of slides) slide.destroy()
      scroller.destroy()
      element.remove()
    },
  }
  const stopWatching = watchVisibility(element, (reason, isAway) =>
    isAway ? reel.suspend(reason) : reel.resume(reason),
  )
  return reel
}

function focused(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}
