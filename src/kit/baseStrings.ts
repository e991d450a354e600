import { en } from '../strings/en'
import { type Base, stringsPart } from './t'

/** The strings that every view may use; they load with the first. */
export const baseStrings = stringsPart<Base>(en, { de: async () => (await import('../strings/de')).de })
export const { now: stringsNow, load: loadStrings } = baseStrings
