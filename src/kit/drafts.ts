import { record } from './guard'
import { fromJson, toJson } from './json'
import { type Settings, siteKey } from './settings'
import { tabStorage } from './storage'
import { tabKey } from './tabKeys'

/** What was typed into a form and is neither saved nor discarded: field → value. */
export type Draft = Readonly<Record<string, string | boolean>>

type DraftSettings = Pick<Settings, 'apiHost' | 'brandId' | 'storageMode'>

export interface Drafts {
  get(name: string): Draft
  /** An empty draft is none. */
  set(name: string, draft: Draft): void
}

/** Drafts of a site's forms: they outlive a closed form and a reload, not the tab. */
export const draftsOf = (settings: DraftSettings): Drafts => {
  const kept = tabStorage(settings)
  const key = tabKey('Drafts', siteKey(settings))
  const all = () => record(fromJson(kept.get(key)))
  return {
    get: (name) => {
      const entries = Object.entries(record(all()[name]))
      return Object.fromEntries(
        entries.filter((entry): entry is [string, string | boolean] => /^(string|boolean)$/.test(typeof entry[1])),
      )
    },
    set: (name, draft) => {
      const { [name]: _, ...rest } = all()
      const next = Object.keys(draft).length > 0 ? { ...rest, [name]: draft } : rest
      if (Object.keys(next).length > 0) kept.set(key, toJson(next))
      else kept.remove(key)
    },
  }
}
