import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/join'

export const joinStrings = stringsPart('join', en)
