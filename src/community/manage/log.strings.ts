import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/log'

export const logStrings = stringsPart('log', en)
