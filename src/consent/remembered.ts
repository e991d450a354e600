import { fromJson, list, toJson } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { storageFor } from '../kit/storage'
import { forgetOnDenial, optionalKeys } from './forget'
import { followConsentManagers } from './managers'

export type RememberSettings = Pick<Settings, 'apiHost' | 'brandId' | 'consent' | 'storageMode'>

const textsIn = (stored: string | null) =>
  list(fromJson(stored)).filter((text): text is string => typeof text === 'string' && text !== '')

const isOther = (text: string) => (it: string) => it.toLowerCase() !== text.toLowerCase()

export interface Remembered {
  /** Newest first, each once; only texts, whatever is stored. */
  list(): readonly string[]
  /** Puts one first. */
  add(text: string): void
  /** @param text all unless given */
  forget(text?: string): void
}

/**
 * Texts that a browser remembers for its viewer. They are stored once the viewer has consented, and until then kept in the
 * page's memory.
 * @param max how many at most
 */
export const remembered = (settings: RememberSettings, what: 'communities' | 'searches', max: number): Remembered => {
  const { consent, storageMode } = settings
  const key = optionalKeys[what](settings)
  const memory = storageFor('memory')
  const stored = storageFor(storageMode)
  if (consent === 'unset') followConsentManagers()
  if (consent === 'denied') stored.remove(key)
  forgetOnDenial()

  const read = () => {
    const texts = [...textsIn(memory.get(key)), ...textsIn(consent === 'granted' ? stored.get(key) : null)]
    return texts.filter((text, at) => !texts.slice(0, at).some((before) => !isOther(text)(before))).slice(0, max)
  }
  const write = (texts: readonly string[]) => {
    memory.remove(key)
    const storage = consent === 'granted' ? stored : memory
    if (texts.length > 0) storage.set(key, toJson(texts.slice(0, max)))
    else storage.remove(key)
  }
  return {
    list: read,
    add: (text) => write([text, ...read().filter(isOther(text))]),
    forget: (text) => write(text === undefined ? [] : read().filter(isOther(text))),
  }
}
