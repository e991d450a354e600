import { stringsPart } from '../kit/t'
import { en } from '../strings/en/community'

export const communityStrings = stringsPart('community', en)
