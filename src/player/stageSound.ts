import type { Slide } from './slide'
import { claimSound, onSound, releaseSound, setSound, sound } from './sound'

/** One stage's part in the page's sound. */
export interface StageSound {
  /** Whether this stage is silent. */
  muted(): boolean
  /** Unmutes the slide in view if this stage may be heard, and mutes the others. */
  apply(): void
  /** Silent here until it is unmuted here, whatever the viewer chose elsewhere. */
  setSilent(silent: boolean): void
  setMuted(muted: boolean): void
  /** 0–100. */
  setVolume(volume: number): void
  /** Makes this stage the one that is heard, after the viewer started something in it. */
  claim(): void
  stop(): void
}

interface StageSoundOptions {
  silent: boolean
  slides(): readonly Slide[]
  current(): Slide | undefined
  onChange(): void
}

export function createStageSound({ slides, current, onChange, ...initial }: StageSoundOptions): StageSound {
  /** Identifies this stage among the page's players. */
  const self = {}
  let { silent } = initial
  const apply = () => {
    const { muted, volume, owner } = sound()
    const isHeard = !muted && !silent && (owner === self || owner === null)
    for (const slide of slides()) {
      slide.video.muted = !isHeard || slide !== current()
      slide.video.volume = volume / 100
    }
  }
  const changed = () => {
    apply()
    onChange()
  }
  const unsubscribe = onSound(changed)
  return {
    muted: () => sound().muted || silent,
    apply,
    setSilent(to) {
      silent = to
      changed()
    },
    setMuted(muted) {
      if (muted) return setSound({ muted })
      silent = false
      setSound({ muted, owner: self })
      changed()
    },
    setVolume: (volume) => setSound({ volume: Math.max(0, Math.min(100, Math.round(volume))) }),
    claim() {
      if (!silent) claimSound(self)
    },
    stop() {
      unsubscribe()
      releaseSound(self)
    },
  }
}
