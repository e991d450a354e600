import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { fromJson, record, text, toJson } from '../kit/guard'
import { resolveSettings, type Settings } from '../kit/settings'
import { shared } from '../kit/shared'
import { storageFor } from '../kit/storage'
import { pageStore } from '../kit/store'

/** Languages that there are strings in, by what each calls itself. */
export const languages = [
  ...(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'tr'] as const),
  ...(['he', 'ar', 'hi', 'ko', 'zh-CN', 'ja'] as const),
]
type Language = (typeof languages)[number]

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** What a viewer has chosen for this browser; null where the page and the system decide. */
export interface Preferences {
  language: Language | null
  scheme: Scheme | null
}

type PreferenceSettings = Pick<Settings, 'storageMode'>

const storageKey = 'geuinPreferences'

const stored = ({ storageMode }: PreferenceSettings): Preferences => {
  const { language, scheme } = record(fromJson(storageFor(storageMode).get(storageKey)))
  return {
    language: languages.find((it) => it === text(language)) ?? null,
    scheme: schemes.find((it) => it === text(scheme)) ?? null,
  }
}

/** What the viewer has chosen, as of now. */
export const preferencesAtom = (settings: PreferenceSettings): PrimitiveAtom<Preferences> =>
  shared(`preferences:${settings.storageMode}`, () => atom(stored(settings)))

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
  const written = { locale: element.getAttribute('locale'), 'color-scheme': element.getAttribute('color-scheme') }
  const set = (name: keyof typeof written, chosen: string | null) => {
    const value = chosen ?? written[name]
    if (value === null) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  const chosen = preferencesAtom(resolveSettings(element))
  const apply = () => {
    const { language, scheme } = pageStore().get(chosen)
    set('locale', language)
    set('color-scheme', scheme)
  }
  apply()
  const unfollow = pageStore().sub(chosen, apply)
  return () => {
    unfollow()
    set('locale', null)
    set('color-scheme', null)
  }
}
