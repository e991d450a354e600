import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/feed'

export const feedStrings = stringsPart('feed', en)
