import { record } from './guard'
import { type PersistedSettings, persisted } from './persisted'

/** What was typed into a form and is neither saved nor discarded: field → value. */
export type Draft = Readonly<Record<string, string | boolean>>

const toDraft = (stored: unknown): Draft =>
  Object.fromEntries(
    Object.entries(record(stored)).filter((entry): entry is [string, string | boolean] =>
      /^(string|boolean)$/.test(typeof entry[1]),
    ),
  )

const byName = persisted<Readonly<Record<string, unknown>>>({ key: 'geuinDrafts', read: record })

export interface Drafts {
  get(name: string): Draft
  /** An empty draft is removed. */
  set(name: string, draft: Draft): void
}

/** Drafts of a site's forms: they outlive a closed form and a reload, not the tab. */
export const draftsOf = (settings: PersistedSettings): Drafts => ({
  get: (name) => toDraft(byName.get(settings)?.[name]),
  set: (name, draft) => {
    const { [name]: _, ...others } = byName.get(settings) ?? {}
    const next = Object.keys(draft).length > 0 ? { ...others, [name]: draft } : others
    if (Object.keys(next).length > 0) byName.set(settings, next)
    else byName.remove(settings)
  },
})
