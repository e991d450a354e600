import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/moderation'

export const moderationStrings = stringsPart('moderation', en)
