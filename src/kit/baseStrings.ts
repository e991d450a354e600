import { en } from '../strings/en/base'
import { stringsPart } from './strings'
import type { Base } from './t'

/** The strings that every view may use; they load with the first. */
export const baseStrings = stringsPart<Base>('base', en)
export const { now: stringsNow, load: loadStrings } = baseStrings
