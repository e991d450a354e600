import { stringsPart } from '../kit/t'
import { en } from '../strings/en/creator'

export const creatorStrings = stringsPart('creator', en)
