import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/app'

export const appStrings = stringsPart('app', en)
