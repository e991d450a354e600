import { stringsPart } from '../kit/t'
import { en } from '../strings/en/standing'

export const standingStrings = stringsPart('standing', en)
