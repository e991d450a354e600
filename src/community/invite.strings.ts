import { stringsPart } from '../kit/t'
import { en } from '../strings/en/invite'

export const inviteStrings = stringsPart('invite', en)
