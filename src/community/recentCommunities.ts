import { fromJson, list, toJson } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { storageFor } from '../kit/storage'

type StorageSettings = Pick<Settings, 'storageMode'>

const storageKey = 'recentCommunities'
const maxRecent = 10

/** Slugs of the communities that this browser showed last, latest first; only texts, whatever is stored. */
export const recentCommunities = ({ storageMode }: StorageSettings): readonly string[] =>
  list(fromJson(storageFor(storageMode).get(storageKey)))
    .filter((slug) => typeof slug === 'string')
    .slice(0, maxRecent)

/** Puts a slug first, once. */
export const addRecentCommunity = (settings: StorageSettings, slug: string): void => {
  const others = recentCommunities(settings).filter((other) => other !== slug)
  storageFor(settings.storageMode).set(storageKey, toJson([slug, ...others].slice(0, maxRecent)))
}
