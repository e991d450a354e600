import { groupOf } from '../strings/groups'
import { languages } from '../strings/languages'
import type { Dictionary } from '../strings/translation'
import { overridden, warnOfBadOverrides } from './overrides'
import { settingsChange } from './settings.configured'

let isFollowing = false

/** What the files of a language say, before the page's own strings: by language and part. */
const originals = new Map<string, Dictionary>()

/**
 * Loads a part of a language, with the parts of its group, and puts the page's own strings in their place. Apart from
 * strings.ts, so that English pays nothing for it.
 * @param loaded takes them, by language and part
 * @param en the part in English, for a language or a group without strings
 * @throws Error when a file can't be loaded
 */
export const loadPart = async (loaded: Map<string, Dictionary>, language: string, name: string, en: Dictionary) => {
  const add = (part: string, strings: Dictionary) => {
    const key = `${language} ${part}`
    if (originals.has(key)) return
    originals.set(key, strings)
    loaded.set(key, overridden(strings, language))
  }
  if (!isFollowing)
    addEventListener(settingsChange, () => {
      warnOfBadOverrides()
      for (const [key, strings] of originals) loaded.set(key, overridden(strings, key.split(' ', 1)[0] as string))
    })
  isFollowing = true
  warnOfBadOverrides()
  const entry = (await languages[language]?.())?.language
  const group = groupOf[name]
  const added = await (group ? entry?.groups[group]?.() : entry?.parts)
  for (const [part, strings] of Object.entries(added ?? {})) add(part, strings)
  add(name, en)
}
