import type { Settings } from './settings'
import { shared } from './shared'

/** The start of every kept session's key; the site follows, see `siteKey`. Here since the loader looks for one too. */
export const sessionKeyStart = 'geuinSession '

/** Text by key. It never throws, even where the browser refuses storage. */
export interface TextStorage {
  get(key: string): string | null
  /** @returns false when the text is in memory only */
  set(key: string, value: string): boolean
  remove(key: string): void
}

const memory = (mode: string) => shared(`storage:${mode}`, () => new Map<string, string>())

/** The site's own storage where a frame in another site's page was let into it. */
const grantedStorage = () => shared('storage:granted', (): { local?: Storage } => ({}))

/** The browser's storage. A sandboxed frame throws when the property is read. */
const browserStorage = (mode: Settings['storageMode']): Storage | null => {
  try {
    return mode === 'local'
      ? (grantedStorage().local ?? window.localStorage)
      : mode === 'session'
        ? window.sessionStorage
        : null
  } catch {
    return null
  }
}

const attempt = <T>(work: () => T, fallback: T): T => {
  try {
    return work()
  } catch {
    return fallback
  }
}

/**
 * The browser's storage of that kind.
 * @param texts what it is backed by where it is refused or full: memory that every script of the page can read, unless given
 */
export const storageFor = (mode: Settings['storageMode'], texts = memory(mode)): TextStorage => {
  return {
    get: (key) => texts.get(key) ?? attempt(() => browserStorage(mode)?.getItem(key) ?? null, null),
    set: (key, value) => {
      const stored = attempt(() => {
        const storage = browserStorage(mode)
        storage?.setItem(key, value)
        return storage !== null
      }, false)
      if (stored) {
        texts.delete(key)
        return true
      }
      // An older value must not come back after a reload: half of a new state is worse than none.
      attempt(() => browserStorage(mode)?.removeItem(key), undefined)
      texts.set(key, value)
      return false
    },
    remove: (key) => {
      texts.delete(key)
      attempt(() => browserStorage(mode)?.removeItem(key), undefined)
    },
  }
}

/** Storage that lasts as long as the tab; in memory mode as long as the page. */
export const tabStorage = ({ storageMode }: Pick<Settings, 'storageMode'>): TextStorage =>
  storageFor(storageMode === 'memory' ? 'memory' : 'session')

/** Gives by Chrome the storage of the site itself, which without these words stays apart; by other browsers nothing. */
type RequestStorage = (types: { localStorage: true }) => Promise<{ readonly localStorage?: Storage } | undefined>

/**
 * In a frame: continues with the storage of the site itself, where its viewers are signed in. Browsers keep that of frames
 * apart, and may ask the viewer. Refused, a session lasts as long as the page.
 */
export const openSiteStorage = async (): Promise<void> => {
  const request = document.requestStorageAccess as RequestStorage | undefined
  const handle = await request?.call(document, { localStorage: true }).catch(() => undefined)
  const storage = handle?.localStorage
  if (!storage) return
  grantedStorage().local = storage
  // As a change by another tab is told, so that the sessions in it are read.
  for (const [key, newValue] of Object.entries({ ...storage }))
    if (key.startsWith(sessionKeyStart)) dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
