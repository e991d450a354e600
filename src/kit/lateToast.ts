/** A toast for the page that this one leads to, whose elements are others. */
import { number, record, text } from './guard'
import { fromJson, toJson } from './json'
import { type Settings, siteKey } from './settings'
import { tabStorage } from './storage'
import type { NewToast } from './toasts'

type LateSettings = Pick<Settings, 'apiHost' | 'brandId' | 'storageMode'>

/** Milliseconds: a page that takes longer to come is not the one that it was for. */
const life = 60_000

const place = (settings: LateSettings) => ({ storage: tabStorage(settings), key: `geuinToast ${siteKey(settings)}` })

/** The feed of this site that this tab shows next shows it. */
export const keepToast = (settings: LateSettings, message: string): void => {
  const { storage, key } = place(settings)
  storage.set(key, toJson({ message, at: Date.now() }))
}

/** What was kept, once; null for nothing, or for what is too old. */
export const takeToast = (settings: LateSettings): NewToast | null => {
  const { storage, key } = place(settings)
  const { message, at } = record(fromJson(storage.get(key)))
  storage.remove(key)
  const isFresh = Math.abs(Date.now() - number(at)) < life
  return isFresh && text(message) ? { kind: 'success', message: text(message) } : null
}
