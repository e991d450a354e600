import { shared } from '../kit/shared'

/** One sound state for all players of the page. It starts muted, as browsers demand and viewers expect. */
export interface Sound {
  readonly muted: boolean
  /** 0–100. */
  readonly volume: number
  /** The one player that is heard: the last one that claimed the sound; null for all. */
  readonly owner: object | null
}

interface SoundBox {
  now: Sound
  listeners: Set<() => void>
}

const box = (): SoundBox =>
  shared('sound', () => ({ now: { muted: true, volume: 100, owner: null }, listeners: new Set() }))

export const sound = (): Sound => box().now

/** Calls back after every change. Returns the way to stop. */
export function onSound(listener: () => void): () => void {
  const { listeners } = box()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setSound(change: Partial<Sound>): void {
  const it = box()
  const next = { ...it.now, ...change }
  if (next.muted === it.now.muted && next.volume === it.now.volume && next.owner === it.now.owner) return
  it.now = next
  for (const listener of [...it.listeners]) listener()
}

/** Makes one player heard and every other player of the page silent. */
export const claimSound = (owner: object): void => setSound({ owner })

/** Gives the sound back when a player is destroyed. */
export function releaseSound(owner: object): void {
  if (sound().owner === owner) setSound({ owner: null })
}
