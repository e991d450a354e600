import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { toJson } from '../kit/guard'
import { resolveSettings } from '../kit/settings'
import { shared } from '../kit/shared'
import { storageFor } from '../kit/storage'
import { pageStore } from '../kit/store'
import {
  type PreferenceSettings,
  type Preferences,
  restoreWritten,
  showPreferences,
  storageKey,
  storedPreferences,
} from './preferences.stored'

/** What the viewer has chosen, as of now. */
export const preferencesAtom = (settings: PreferenceSettings): PrimitiveAtom<Preferences> =>
  shared(`preferences:${settings.storageMode}`, () => atom(storedPreferences(settings)))

/** Keeps a choice, and shows it wherever {@link applyPreferences} runs. */
export const choose = (settings: PreferenceSettings, change: Partial<Preferences>): void => {
  const chosen = preferencesAtom(settings)
  const next = { ...pageStore().get(chosen), ...change }
  storageFor(settings.storageMode).set(storageKey, toJson(next))
  pageStore().set(chosen, next)
}

/**
 * Gives an element the language and the colour scheme that the viewer has chosen, as the attributes `locale` and
 * `color-scheme`; where they have chosen none, it has what its author wrote.
 * @returns takes both off
 */
export const applyPreferences = (element: Element): (() => void) => {
  const chosen = preferencesAtom(resolveSettings(element))
  const apply = () => showPreferences(element, pageStore().get(chosen))
  apply()
  const unfollow = pageStore().sub(chosen, apply)
  // What the page changes later counts for a viewer who has chosen nothing.
  const written = new MutationObserver(apply)
  written.observe(element, { attributeFilter: ['locale', 'color-scheme'] })
  return () => {
    written.disconnect()
    unfollow()
    restoreWritten(element)
  }
}
