import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/join'

export const joinStrings = stringsPart('join', en)
