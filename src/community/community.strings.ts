import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/community'

export const communityStrings = stringsPart('community', en)
