import { record, text } from '../kit/guard'
import { time } from '../kit/guard.content'
import type { WireSanction } from '../wire/sanction'

/** What those who lead a place decided about the viewer. */
export interface Sanction {
  kind: WireSanction['kind']
  /** Plain text; '' for none. */
  reason: string
  /** Milliseconds since 1970; null for no end. */
  until: number | null
}

const kinds = ['banned', 'suspended', 'removed'] as const

/** Reads what a place's answer says of its viewer; null for nothing. */
export const toSanction = (wire: unknown): Sanction | null => {
  const it = record(wire)
  const kind = kinds.find((one) => one === it.kind)
  return kind ? { kind, reason: text(it.reason).trim(), until: time(it.until) } : null
}
