import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/invite'

export const inviteStrings = stringsPart('invite', en)
