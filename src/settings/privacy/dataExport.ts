import { number, record, text } from '../../kit/guard'
import { time, webAddress } from '../../kit/guard.content'

/** The copy of the viewer's data. */
export type DataExport =
  | { status: 'none' | 'failed' }
  /** `total`: null until it is counted. */
  | { status: 'gathering'; done: number; total: number | null }
  /** `size` in bytes, `expiresAt` in milliseconds since 1970. */
  | { status: 'ready'; size: number; expiresAt: number | null; url: string }

/** Reads the state of a copy; none for what this code does not know. */
export const toDataExport = (wire: unknown): DataExport => {
  const { status, done, total, size, expires_at, url } = record(wire)
  if (status === 'gathering') return { status, done: number(done), total: number(total) || null }
  const address = webAddress(text(url))
  if (status === 'ready' && address) return { status, size: number(size), expiresAt: time(expires_at), url: address }
  return { status: status === 'failed' ? 'failed' : 'none' }
}
