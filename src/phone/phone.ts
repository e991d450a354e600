/** Phone numbers of all countries. Heavy (libphonenumber with its smallest metadata), so only phone fields load it. */
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** ISO 3166, such as US. */
export type Country = CountryCode

export const defaultCountry: Country = 'US'

interface CountryRow {
  country: Country
  /** In the viewer's language. */
  name: string
  /** By which it is found as well. */
  otherNames: readonly string[]
  /** With its plus, such as +44. */
  callingCode: string
  /** The main country of its calling code, such as GB rather than Jersey. */
  isMain: boolean
}

/** A method of libphonenumber that is missing from its types. */
interface CallingCodes {
  getCountryCodesForCallingCode?(digits: string): readonly string[] | undefined
}

const isMain = (country: Country): boolean => {
  const metadata = new Metadata() as object as CallingCodes
  return metadata.getCountryCodesForCallingCode?.(getCountryCallingCode(country))?.[0] === country
}

/** Names that people search for and that no language's list of countries has. */
const nicknames: Readonly<Partial<Record<Country, readonly string[]>>> = {
  AE: ['UAE'],
  BE: ['Belgique'],
  CD: ['DRC', 'Zaire'],
  CH: ['Suisse', 'Svizzera'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GR: ['Hellas'],
  HK: ['Hongkong'],
  JP: ['Nippon'],
  KR: ['Korea'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
}

const namesIn = (locale: string) => {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  return (country: Country) => names.of(country) ?? country
}

/** A country's name in its own main language. */
const localNames = () => {
  const languages = new Map<string, ReturnType<typeof namesIn>>()
  return (country: Country) => {
    const { language } = new Intl.Locale(`und-${country}`).maximize()
    const nameOf = languages.get(language) ?? namesIn(language)
    languages.set(language, nameOf)
    return nameOf(country)
  }
}

/** Every country that has phone numbers, by name. */
export const countriesIn = (locale: string): readonly CountryRow[] => {
  const nameOf = namesIn(locale)
  // Many keyboards for other scripts switch to Latin letters for numbers.
  const englishOf = namesIn('en')
  const localNameOf = localNames()
  const compare = new Intl.Collator([locale, 'en']).compare
  return getCountries()
    .map((country) => ({
      country,
      name: nameOf(country),
      otherNames: [englishOf(country), localNameOf(country), ...(nicknames[country] ?? [])],
      callingCode: callingCodeOf(country),
      isMain: isMain(country),
    }))
    .sort((a, b) => compare(a.name, b.name))
}

export const callingCodeOf = (country: Country): string => `+${getCountryCallingCode(country)}`

/** Lower case without accents, as people type into a search. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How well a name matches the query: 4 best, 0 no match. */
const rankName = (name: string, query: string): number => {
  const text = plain(name)
  if (text === query) return 4
  if (text.startsWith(query)) return 3
  if (text.split(/[\s(-]+/).some((word) => word.startsWith(query))) return 2
  return text.includes(query) ? 1 : 0
}

const rank = ({ country, name, otherNames, callingCode, isMain }: CountryRow, query: string): number => {
  if (country.toLowerCase() === query) return 4
  if (callingCode.startsWith(query) || callingCode.slice(1).startsWith(query)) return isMain ? 3.2 : 3
  return Math.max(...[name, ...otherNames].map((it) => rankName(it, query)))
}

/**
 * Countries that match a query by name, ISO code or calling code, best match first.
 * @param chosen ranks first among equal matches
 */
export const searchCountries = (
  rows: readonly CountryRow[],
  typed: string,
  chosen?: Country,
): readonly CountryRow[] => {
  const query = plain(typed.trim())
  if (!query) return rows
  return rows
    .map((row) => ({ row, by: rank(row, query) }))
    .filter(({ by }) => by > 0)
    .map(({ row, by }) => ({ row, by: row.country === chosen ? by + 0.5 : by }))
    .sort((a, b) => b.by - a.by)
    .map(({ row }) => row)
}

const parsedLocale = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}

/** Languages whose pages are read in one country above all, whatever language the browser has. */
const homes: Readonly<Record<string, Country>> = { de: 'DE' }

/**
 * Where a viewer probably has their number: where the page's language is at home, else the first country that a locale
 * names (en-GB), else the main one of a language (fr), else the default.
 * @param tags BCP 47, the page's first
 */
export const likelyCountry = (tags: readonly string[]): Country => {
  const locales = tags.flatMap((tag) => parsedLocale(tag) ?? [])
  const language = locales[0]?.language ?? ''
  const home = homes[language]
  const atHome = home ? [...locales.filter((it) => it.language === language), { region: home }] : []
  const regions = [...atHome, ...locales, ...locales.map((it) => it.maximize())].flatMap(({ region }) => region ?? [])
  return regions.find((region) => isSupportedCountry(region)) ?? defaultCountry
}

/** A number as typed: national in its country, or international with a plus. */
export interface WrittenPhone {
  country: Country
  typed: string
}

/** E.164 for a possible number, otherwise a plus and the digits so far; '' without digits. */
export const toInternational = ({ country, typed }: WrittenPhone): string => {
  const number = parsePhoneNumberFromString(typed, country)
  if (number) return number.number
  const digits = typed.replace(/\D/g, '')
  if (!digits) return ''
  return typed.trim().startsWith('+') ? `+${digits}` : `${callingCodeOf(country)}${digits}`
}

/** Whether a number is valid. @param international as {@link toInternational} returns it */
export const isPhone = (international: string): boolean => parsePhoneNumberFromString(international)?.isValid() ?? false

/**
 * The national format of a number with a plus, pasted or filled in for example. An incomplete number keeps its text,
 * but may already set the country.
 */
export const toNational = ({ country, typed }: WrittenPhone): WrittenPhone => {
  if (!typed.trim().startsWith('+')) return { country, typed }
  const number = parsePhoneNumberFromString(typed)
  if (number?.isValid()) return { country: number.country ?? country, typed: number.formatNational() }
  const formatter = new AsYouType()
  formatter.input(typed)
  const detected = formatter.getCountry()
  return { country: detected && isSupportedCountry(detected) ? detected : country, typed }
}

/** Formats a complete number the way its country writes it. */
export const tidyPhone = ({ country, typed }: WrittenPhone): WrittenPhone => {
  const number = parsePhoneNumberFromString(typed, country)
  return number?.isValid() ? { country: number.country ?? country, typed: number.formatNational() } : { country, typed }
}

/** An example number that is never assigned (555-01xx), because the small metadata has no examples. */
export const examplePhone = '(555) 010-0142'
