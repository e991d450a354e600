import type { Settings } from './settings'
import { shared } from './shared'

/** Text by key. Nothing here throws, whatever the browser refuses. */
export interface KeptTexts {
  get(key: string): string | null
  /** @returns false when it is kept in memory only */
  set(key: string, value: string): boolean
  remove(key: string): void
}

const memory = (mode: string) => shared(`storage:${mode}`, () => new Map<string, string>())

/** A sandboxed frame throws at the first touch of the property itself. */
const reach = (mode: Settings['storageMode']): Storage | null => {
  try {
    return mode === 'local' ? window.localStorage : mode === 'session' ? window.sessionStorage : null
  } catch {
    return null
  }
}

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** The browser's storage of that kind, backed by the page's memory where it is refused or full. */
export const storageFor = (mode: Settings['storageMode']): KeptTexts => {
  const kept = memory(mode)
  return {
    get: (key) => kept.get(key) ?? attempt(() => reach(mode)?.getItem(key) ?? null, null),
    set: (key, value) => {
      const stored = attempt(() => {
        const storage = reach(mode)
        storage?.setItem(key, value)
        return storage !== null
      }, false)
      if (stored) {
        kept.delete(key)
        return true
      }
      // An older value must not come back after a reload: half-new state is worse than none.
      attempt(() => reach(mode)?.removeItem(key), undefined)
      kept.set(key, value)
      return false
    },
    remove: (key) => {
      kept.delete(key)
      attempt(() => reach(mode)?.removeItem(key), undefined)
    },
  }
}

/** What lasts as long as the tab, where anything may be kept. */
export const tabStorage = ({ storageMode }: Pick<Settings, 'storageMode'>): KeptTexts =>
  storageFor(storageMode === 'memory' ? 'memory' : 'session')
