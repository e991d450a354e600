import type { Slide } from './slide'
import { claimSound, onSound, releaseSound, setSound, sound } from './sound'

/** One stage's part in the page's sound. */
export interface Voice {
  /** Whether the viewer of this stage hears nothing. */
  muted(): boolean
  /** Lets only the slide in view be heard, and only when this stage may. */
  apply(): void
  /** Silent here until it is unmuted here, whatever the viewer chose elsewhere. */
  setSilent(silent: boolean): void
  setMuted(muted: boolean): void
  /** 0–100. */
  setVolume(volume: number): void
  /** The viewer set something moving here: from now on this stage is the one that is heard. */
  claim(): void
  stop(): void
}

interface VoiceParts {
  silent: boolean
  slides(): readonly Slide[]
  current(): Slide | undefined
  onChange(): void
}

export function createVoice({ slides, current, onChange, ...given }: VoiceParts): Voice {
  const speaker = {}
  let { silent } = given
  const apply = () => {
    const { muted, volume, speaker: who } = sound()
    const heard = !muted && !silent && (who === speaker || who === null)
    for (const slide of slides()) {
      slide.video.muted = !heard || slide !== current()
      slide.video.volume = volume / 100
    }
  }
  const changed = () => {
    apply()
    onChange()
  }
  const stopHearing = onSound(changed)
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
      setSound({ muted, speaker })
      changed()
    },
    setVolume: (volume) => setSound({ volume: Math.max(0, Math.min(100, Math.round(volume))) }),
    claim() {
      if (!silent) claimSound(speaker)
    },
    stop() {
      stopHearing()
      releaseSound(speaker)
    },
  }
}
