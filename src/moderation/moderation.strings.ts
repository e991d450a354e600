import { stringsPart } from '../kit/t'
import { en } from '../strings/en/moderation'

export const moderationStrings = stringsPart('moderation', en)
