import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/standing'

export const standingStrings = stringsPart('standing', en)
