import { createCaptions } from './captions'
import { createClock } from './clock'
import { createEmitter } from './emitter'
import { warmEngine } from './engine'
import { readGestures } from './gestures'
import { wantsToPlay } from './playback'
import { createReel } from './reel'
import { sound } from './sound'
import { createStageSound } from './stageSound'
import type { Stage, StageEvents, StageOptions, StageState } from './types'

/** See {@link Stage}. The caller puts `element` into the document and adopts Stage.css; `first` as `createReel` has it. */
export function createStage(initial: StageOptions, first?: HTMLVideoElement): Stage {
  let options = initial
  const events = createEmitter<StageEvents>()
  let snapshot: StageState | null = null
  let rate = 1

  const changed = () => {
    snapshot = null
    events.emit('state', undefined)
  }
  const clock = createClock({
    video: () => current()?.video,
    isMoving: () => isMoving(),
    onWatch: (event) => {
      const id = current()?.clip?.id
      if (id !== undefined) events.emit('watch', { id, event })
    },
    onProgress: (progress) => events.emit('progress', progress),
  })
  const reel = createReel(
    {
      onPlayback(slide) {
        if (slide === current()) clock.run(slide.playback.status === 'playing')
        changed()
      },
      onFrame(slide) {
        captions.update({ video: slide.video, clip: slide.clip })
        events.emit('frame', undefined)
      },
      onEnded() {
        clock.finish()
        return options.loop
      },
      onBegin: () => stageSound.apply(),
      onTurn() {
        clock.turn()
        captions.update({ video: undefined })
      },
      onArrive() {
        const index = reel.index()
        const clip = reel.clips()[index]
        if (clip) events.emit('change', { index, id: clip.id })
        changed()
      },
      onRest: changed,
    },
    initial.autoplay,
    first,
  )
  const { current, slides, element, scroller, isMoving, tail, go, suspend, resume } = reel
  const captions = createCaptions(initial.locale, changed)
  const stageSound = createStageSound({
    silent: initial.muted,
    slides: () => slides,
    current,
    onChange() {
      captions.update({ muted: stageSound.muted() })
      changed()
    },
  })
  const stopGestures = slides.map((slide) =>
    readGestures(slide.frame, {
      onTap: () => stage.toggle(),
      onGesture: (gesture) => events.emit('gesture', gesture),
    }),
  )

  const stage: Stage = {
    element,
    scroller,
    isMoving,
    slides,
    tail,
    state: () =>
      (snapshot ??= {
        index: reel.index(),
        count: reel.clips().length,
        slides: slides.map((slide) => ({ index: slide.index, playback: slide.playback })),
        muted: stageSound.muted(),
        volume: sound().volume,
        rate,
        captionsOn: captions.on(),
        cue: captions.cue(),
      }),
    subscribe: (listener) => events.on('state', listener),
    on: events.on,
    onProgress(listener) {
      const off = events.on('progress', listener)
      clock.notify()
      return off
    },
    watched: clock.reported,
    setClips(next, startAt) {
      reel.setClips(next, startAt)
      changed()
    },
    configure(next) {
      if (next.autoplay !== options.autoplay) reel.setAutoplay(next.autoplay)
      if (next.muted !== options.muted) stageSound.setSilent(next.muted)
      options = next
      captions.update({ locale: next.locale })
      reel.begin()
      changed()
    },
    setTail(on) {
      reel.setTail(on)
      changed()
    },
    go,
    next: () => go(reel.index() + 1),
    previous: () => go(reel.index() - 1),
    play() {
      reel.setAutoplay(true)
      reel.play()
      stageSound.claim()
      events.emit('toggle', { playing: true })
    },
    pause() {
      current()?.pause('viewer')
      events.emit('toggle', { playing: false })
    },
    toggle() {
      const slide = current()
      if (slide && wantsToPlay(slide.playback)) stage.pause()
      else stage.play()
    },
    seek(time) {
      const slide = current()
      if (!slide?.engine) return
      slide.seek(time)
      clock.seek()
    },
    setMuted: stageSound.setMuted,
    setVolume: stageSound.setVolume,
    setRate(to) {
      rate = to
      // The default is for clips that are loaded later.
      for (const { video } of slides) video.defaultPlaybackRate = video.playbackRate = to
      changed()
    },
    setCaptions(on) {
      captions.update({ chosen: on })
      changed()
    },
    setCaptionLanguage: (language) => captions.update({ language }),
    warm: () => warmEngine(reel.clips()),
    renditions: () => current()?.engine?.renditions,
    retry() {
      current()?.unload()
      reel.play()
    },
    suspend,
    resume,
    destroy() {
      captions.update({ video: undefined })
      for (const stop of stopGestures) stop()
      clock.destroy()
      stageSound.stop()
      reel.destroy()
      events.clear()
    },
  }
  return stage
}
