/**
 * What a page and an embed's frame in it tell each other by `postMessage`. It is documented in demo/cms/README.md: a page can
 * have a script of its own in place of frame.ts.
 */
import { record } from '../kit/guard'

/** From the frame: the element has drawn itself. */
export interface ReadyMessage {
  type: 'geuin:ready'
}

/** From the frame, unless the element fills it: the height of the content, as often as it changes. CSS pixels. */
export interface HeightMessage {
  type: 'geuin:height'
  height: number
}

/** From the page, in answer to {@link ReadyMessage} and when it changes: colour scheme and language. The frame's address wins. */
export interface ThemeMessage {
  type: 'geuin:theme'
  colorScheme: string
  locale: string
}

/** Pixels; a page is never made longer than this by a frame. */
const maxHeight = 20_000

export const isReady = (message: unknown): boolean => record(message).type === 'geuin:ready'

/** The height that a message tells; null for any other message. */
export const heightIn = (message: unknown): number | null => {
  const { type, height } = record(message)
  return type === 'geuin:height' && typeof height === 'number' && height > 0 ? Math.min(height, maxHeight) : null
}

/** The attributes that a message of the page tells; null for any other message. */
export const themeIn = (message: unknown): Record<'color-scheme' | 'locale', string> | null => {
  const { type, colorScheme, locale } = record(message)
  if (type !== 'geuin:theme' || typeof colorScheme !== 'string' || typeof locale !== 'string') return null
  return { 'color-scheme': colorScheme, locale }
}
