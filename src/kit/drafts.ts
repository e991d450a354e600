import { record } from './guard'
import { toJson } from './json'
import { storageFor } from './storage'

/** What was typed into a form and is neither saved nor discarded: field → value. */
export type Draft = Readonly<Record<string, string | boolean>>

export interface Drafts {
  get(name: string): Draft
  /** An empty draft is none. */
  set(name: string, draft: Draft): void
  /** All of the site's, when a viewer leaves who may not want the next one to read them. */
  forget(): void
}

// One entry for all of them, so that they can be forgotten together.
const keyOf = (site: string) => `geuinDrafts:${site}`

const parse = (json: string | null): Readonly<Record<string, unknown>> => {
  try {
    return record(json && JSON.parse(json))
  } catch {
    return {}
  }
}

/** Drafts of a site's forms: they outlive a closed form and a reload, not the tab. */
export const draftsOf = (site: string): Drafts => {
  const kept = storageFor('session')
  const key = keyOf(site)
  const all = () => parse(kept.get(key))
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
    forget: () => kept.remove(key),
  }
}
