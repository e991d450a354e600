import { list, record, text } from '../kit/guard'

/** A device that the viewer is signed in on. */
export interface Device {
  id: string
  /** Such as Firefox; null where it does not say. */
  browser: string | null
  /** Such as Android; null where it does not say. */
  system: string | null
  /** The one that shows the list. */
  isCurrent: boolean
  /** ISO 8601. */
  lastUsedAt: string
}

/** Reads a list of sessions, in the server's order: this device first, the others by last use. */
export const toDevices = (wire: unknown): readonly Device[] =>
  list(record(wire).items).flatMap((item) => {
    const it = record(item)
    const id = text(it.session_id)
    if (!id) return []
    return {
      id,
      browser: text(it.browser) || null,
      system: text(it.system) || null,
      isCurrent: it.is_current === true,
      lastUsedAt: text(it.last_used_at),
    }
  })

/** How a device is drawn. */
export const kindOf = ({ system }: Pick<Device, 'system'>): 'phone' | 'tablet' | 'computer' => {
  if (system === 'iPad') return 'tablet'
  return system === 'iPhone' || system === 'Android' ? 'phone' : 'computer'
}
