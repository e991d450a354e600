import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/creator'

export const creatorStrings = stringsPart('creator', en)
