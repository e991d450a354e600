import { stringsPart } from '../kit/t'
import { en } from '../strings/en/feed'

export const feedStrings = stringsPart('feed', en)
