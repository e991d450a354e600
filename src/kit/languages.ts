import { groupOf } from '../strings/groups'
import { languages } from '../strings/languages'
import type { Dictionary } from '../strings/translation'

/**
 * Loads a part of a language, with the parts of its group. Apart from t.ts, so that English pays nothing for it.
 * @param loaded takes them, by language and part
 * @throws Error when a file can't be loaded
 */
export const loadPart = async (loaded: Map<string, Dictionary>, language: string, name: string) => {
  const entry = await languages[language]?.()
  if (!entry) return
  const { parts, groups } = entry.language
  const group = groupOf[name]
  const added = group ? await groups[group]?.() : parts
  for (const [part, strings] of Object.entries(added ?? {})) loaded.set(`${language} ${part}`, strings)
}
