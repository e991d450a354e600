import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/search'

export const searchStrings = stringsPart('search', en)
