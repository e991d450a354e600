/** Phone numbers of the world. Heavy (libphonenumber with its smallest metadata): loads where a phone is asked for. */
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

export interface CountryRow {
  country: Country
  /** In the viewer's language. */
  name: string
  /** Many keyboards of other scripts are at Latin letters when a number is typed. */
  english: string
  /** With its plus, such as +44. */
  callingCode: string
  /** The country that most numbers with that calling code are of, such as GB rather than Jersey. */
  isMain: boolean
}

/** There, but left out of its types. */
interface CallingCodes {
  getCountryCodesForCallingCode?(digits: string): readonly string[] | undefined
}

const isMain = (country: Country): boolean => {
  const metadata = new Metadata() as object as CallingCodes
  return metadata.getCountryCodesForCallingCode?.(getCountryCallingCode(country))?.[0] === country
}

/** Every country that has phone numbers, by name. */
export const countriesIn = (locale: string): readonly CountryRow[] => {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const compare = new Intl.Collator([locale, 'en']).compare
  return getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      english: english.of(country) ?? country,
      callingCode: callingCodeOf(country),
      isMain: isMain(country),
    }))
    .sort((a, b) => compare(a.name, b.name))
}

export const callingCodeOf = (country: Country): string => `+${getCountryCallingCode(country)}`

/** Without accents and in small letters, as people type who look for something. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How well a name fits what was typed; 0 for not at all. */
const rankName = (name: string, wanted: string): number => {
  const known = bare(name)
  if (known.startsWith(wanted)) return 3
  if (known.split(/[\s(-]+/).some((word) => word.startsWith(wanted))) return 2
  return known.includes(wanted) ? 1 : 0
}

const rank = ({ country, name, english, callingCode, isMain }: CountryRow, wanted: string): number => {
  if (country.toLowerCase() === wanted) return 4
  if (callingCode.startsWith(wanted) || callingCode.slice(1).startsWith(wanted)) return isMain ? 3.2 : 3
  return Math.max(rankName(name, wanted), rankName(english, wanted))
}

/**
 * Those that are meant by what was typed, the best first: a name in any part, an ISO code, a calling code.
 * @param chosen comes first among its equals
 */
export const searchCountries = (
  rows: readonly CountryRow[],
  typed: string,
  chosen?: Country,
): readonly CountryRow[] => {
  const wanted = bare(typed.trim())
  if (!wanted) return rows
  return rows
    .map((row) => ({ row, by: rank(row, wanted) }))
    .filter(({ by }) => by > 0)
    .map(({ row, by }) => ({ row, by: row.country === chosen ? by + 0.5 : by }))
    .sort((a, b) => b.by - a.by)
    .map(({ row }) => row)
}

/** A number as somebody writes it: in a country, or with a plus in none. */
export interface WrittenPhone {
  country: Country
  typed: string
}

/** E.164 for a number that can be one; otherwise what there is of it, '' for nothing. */
export const toInternational = ({ country, typed }: WrittenPhone): string => {
  const number = parsePhoneNumberFromString(typed, country)
  if (number) return number.number
  const digits = typed.replace(/\D/g, '')
  if (!digits) return ''
  return typed.trim().startsWith('+') ? `+${digits}` : `${callingCodeOf(country)}${digits}`
}

/** Whether it is a valid international number. @param international as {@link toInternational} gives it */
export const isPhone = (international: string): boolean => parsePhoneNumberFromString(international)?.isValid() ?? false

/**
 * How a number that is written with its plus, pasted or filled in for example, is written in its own country. What is
 * no whole number yet stays as it is, but may tell the country already.
 */
export const toNational = ({ country, typed }: WrittenPhone): WrittenPhone => {
  if (!typed.trim().startsWith('+')) return { country, typed }
  const number = parsePhoneNumberFromString(typed)
  if (number?.isValid()) return { country: number.country ?? country, typed: number.formatNational() }
  const formatter = new AsYouType()
  formatter.input(typed)
  const known = formatter.getCountry()
  return { country: known && isSupportedCountry(known) ? known : country, typed }
}

/** As people of the country write it, when it is whole. */
export const tidyPhone = ({ country, typed }: WrittenPhone): WrittenPhone => {
  const number = parsePhoneNumberFromString(typed, country)
  return number?.isValid() ? { country: number.country ?? country, typed: number.formatNational() } : { country, typed }
}

/** The example of a country's number is left out of the metadata: this one is of nobody (555-01xx). */
export const examplePhone = '(555) 010-0142'
