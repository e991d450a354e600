import { stringsPart } from '../kit/t'
import { en } from '../strings/en/app'

export const appStrings = stringsPart('app', en)
