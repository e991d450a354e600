import { stringsPart } from '../kit/t'
import { en } from '../strings/en/loopPage'

export const loopPageStrings = stringsPart('loopPage', en)
