import { shared } from '../kit/shared'

/** One sound state for all players of the page. It starts muted, as browsers demand and readers expect. */
export interface Sound {
  readonly muted: boolean
  /** 0–100. */
  readonly volume: number
  /** Who may be heard: the player that claimed last. */
  readonly speaker: object | null
}

interface SoundBox {
  now: Sound
  listeners: Set<() => void>
}

const box = (): SoundBox =>
  shared('sound', () => ({ now: { muted: true, volume: 100, speaker: null }, listeners: new Set() }))

export const sound = (): Sound => box().now

/** Hears of every change; answers how to stop hearing. */
export function onSound(listener: () => void): () => void {
  const { listeners } = box()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setSound(change: Partial<Sound>): void {
  const it = box()
  const next = { ...it.now, ...change }
  if (next.muted === it.now.muted && next.volume === it.now.volume && next.speaker === it.now.speaker) return
  it.now = next
  for (const listener of [...it.listeners]) listener()
}

/** The claimant is heard from now on, every other player of the page is silent. */
export const claimSound = (speaker: object): void => setSound({ speaker })

/** Gives the word back, so that nothing stays behind of a player that is gone. */
export function releaseSound(speaker: object): void {
  if (sound().speaker === speaker) setSound({ speaker: null })
}
