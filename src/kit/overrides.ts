import { languages } from '../strings/languages'
import type { Dictionary, Plural } from '../strings/translation'
import { hasOwn, record } from './guard'
import { pageObject } from './shared'

type Texts = Record<string, string | Plural>

/** Keys of strings have a dot in them, names of languages have none. */
const isKey = (name: string) => name.includes('.')

const isText = (value: unknown): value is string | Plural =>
  typeof value === 'string' ||
  (hasOwn(record(value), 'other') && Object.values(record(value)).every((form) => typeof form === 'string'))

const configured = () => record(pageObject().configured.strings)

const textsOf = (from: object) =>
  Object.fromEntries(Object.entries(from).filter(([key, value]) => isKey(key) && isText(value))) as Texts

/** The page's own strings for a language: those for every language, then those for it alone. */
const textsFor = (language: string): Texts => {
  const all = configured()
  const ofLanguage = Object.entries(all).filter(
    ([name]) => !isKey(name) && name.split('-', 1)[0]?.toLowerCase() === language,
  )
  return Object.assign(textsOf(all), ...ofLanguage.map(([, texts]) => textsOf(record(texts))))
}

/** A dictionary with the page's own strings in the place of its own; keys of other dictionaries are left out. */
export const overridden = (strings: Dictionary, language: string): Dictionary => {
  const own = Object.entries(textsFor(language)).filter(([key]) => hasOwn(strings, key))
  return own.length === 0 ? strings : { ...strings, ...Object.fromEntries(own) }
}

const warned = new Set<string>()

const warn = (key: string, problem: string) => {
  if (!warned.has(key)) console.warn(`geuin.configure: strings['${key}'] ${problem} and was left out.`)
  warned.add(key)
}

/** The keys of every string. They come from a language whose files load on need; English lies in its features. */
const allKeys = async () => {
  const language = (await languages.de?.())?.language
  const groups = await Promise.all(Object.values(language?.groups ?? {}).map((load) => load()))
  return new Set([language?.parts ?? {}, ...groups].flatMap((parts) => Object.values(parts).flatMap(Object.keys)))
}

let checked: unknown

/** Warns once of each string of the page that can't be used. Unknown keys are looked for when the page has time. */
export const warnOfBadOverrides = () => {
  const all = configured()
  if (checked === all) return
  checked = all
  const texts = Object.entries(all).flatMap(([name, value]) =>
    isKey(name) ? [[name, value] as const] : Object.entries(record(value)),
  )
  for (const [key, value] of texts) if (!isText(value)) warn(key, 'is not a string')
  if (texts.length === 0) return
  setTimeout(async () => {
    const keys = await allKeys().catch(() => null)
    if (keys) for (const [key] of texts) if (!keys.has(key)) warn(key, 'is not known')
  }, 1000)
}
