import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/repost'

export const repostStrings = stringsPart('repost', en)
