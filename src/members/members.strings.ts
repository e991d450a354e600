import { stringsPart } from '../kit/t'
import { en } from '../strings/en/members'

export const membersStrings = stringsPart('members', en)
