/** What a viewer has chosen for this browser, as an element shows it; apart from the store, since it is read before React. */
import { fromJson, record, text } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { storageFor } from '../kit/storage'

/** Languages that there are strings in, by what each calls itself. */
export const languages = [
  ...(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'tr'] as const),
  ...(['he', 'ar', 'hi', 'ko', 'zh-CN', 'ja'] as const),
]
type Language = (typeof languages)[number]

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Null where the page and the system decide. */
export interface Preferences {
  language: Language | null
  scheme: Scheme | null
}

export type PreferenceSettings = Pick<Settings, 'storageMode'>

export const storageKey = 'geuinPreferences'

export const storedPreferences = ({ storageMode }: PreferenceSettings): Preferences => {
  const { language, scheme } = record(fromJson(storageFor(storageMode).get(storageKey)))
  return {
    language: languages.find((it) => it === text(language)) ?? null,
    scheme: schemes.find((it) => it === text(scheme)) ?? null,
  }
}

type Attributes = Readonly<Record<'locale' | 'color-scheme', string | null>>

/** While preferences show, by element: what its author wrote, and what it has in place of that. */
const showing = new WeakMap<Element, { written: Attributes; shown: Attributes }>()

const setAttribute = (element: Element, name: string, value: string | null) => {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** What the author of an element wrote, last of all while preferences showed. */
const writtenOf = (element: Element): Attributes => {
  const before = showing.get(element)
  const read = (name: keyof Attributes) => {
    const now = element.getAttribute(name)
    return before?.shown[name] === now ? before.written[name] : now
  }
  return { locale: read('locale'), 'color-scheme': read('color-scheme') }
}

const setAttributes = (element: Element, values: Attributes) => {
  for (const [name, value] of Object.entries(values)) setAttribute(element, name, value)
}

/** Shows preferences as the attributes `locale` and `color-scheme`; what is not chosen is as the element's author wrote it. */
export const showPreferences = (element: Element, { language, scheme }: Preferences): void => {
  const written = writtenOf(element)
  const shown = { locale: language ?? written.locale, 'color-scheme': scheme ?? written['color-scheme'] }
  showing.set(element, { written, shown })
  setAttributes(element, shown)
}

/** Gives an element the attributes again that its author wrote. */
export const restoreWritten = (element: Element): void => {
  if (!showing.has(element)) return
  const written = writtenOf(element)
  showing.delete(element)
  setAttributes(element, written)
}
