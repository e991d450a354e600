import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/log'

export const logStrings = stringsPart('log', en)
