/** Small values that a tab keeps for a site, over reloads and page changes. Each is declared once, by the code that owns it. */
import { fromJson, number, record, toJson } from './guard'
import { type PersistedKey, type PersistedSettings, storageKey } from './persistedKeys'
import { tabStorage } from './storage'

interface PersistedOptions<T> {
  key: PersistedKey
  /** Reads a stored value of any version of this code; null for one that cannot be used. */
  read(stored: unknown): T | null
  /** Milliseconds after which a value counts as missing; unlimited unless set. */
  maxAge?: number
}

export interface Persisted<T> {
  /** Null when there is none, when it is too old, or when it cannot be read. */
  get(settings: PersistedSettings): T | null
  set(settings: PersistedSettings, value: T): void
  remove(settings: PersistedSettings): void
}

export const persisted = <T>({ key, read, maxAge = Number.POSITIVE_INFINITY }: PersistedOptions<T>): Persisted<T> => ({
  get: (settings) => {
    const { value, at } = record(fromJson(tabStorage(settings).get(storageKey(settings, key))))
    return Math.abs(Date.now() - number(at)) < maxAge ? read(value) : null
  },
  set: (settings, value) => {
    tabStorage(settings).set(storageKey(settings, key), toJson({ value, at: Date.now() }))
  },
  remove: (settings) => tabStorage(settings).remove(storageKey(settings, key)),
})
