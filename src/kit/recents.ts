import { list } from './guard'
import { fromJson, toJson } from './json'
import type { Settings } from './settings'
import { storageFor } from './storage'

/** Lists of what the viewer saw last; the name is the storage key. */
export type RecentsKey = 'recentCommunities'

const most = 10

/** The list, latest first; texts only, whatever was stored there. */
export const recents = ({ storageMode }: Pick<Settings, 'storageMode'>, key: RecentsKey): string[] => {
  const kept = list(fromJson(storageFor(storageMode).get(key)))
  return kept.filter((item) => typeof item === 'string').slice(0, most)
}

/** Puts a slug or an id first; what is already there moves up. */
export const addRecent = (settings: Pick<Settings, 'storageMode'>, key: RecentsKey, item: string) => {
  const next = [item, ...recents(settings, key).filter((kept) => kept !== item)].slice(0, most)
  storageFor(settings.storageMode).set(key, toJson(next))
}

export const clearRecents = ({ storageMode }: Pick<Settings, 'storageMode'>, key: RecentsKey) =>
  storageFor(storageMode).remove(key)
