import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/members'

export const membersStrings = stringsPart('members', en)
