import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/loopPage'

export const loopPageStrings = stringsPart('loopPage', en)
