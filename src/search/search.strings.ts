import { stringsPart } from '../kit/t'
import { en } from '../strings/en/search'

export const searchStrings = stringsPart('search', en)
