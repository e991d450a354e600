import { stringsPart } from '../kit/t'
import { en } from '../strings/en/repost'

export const repostStrings = stringsPart('repost', en)
