import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/account'

export const accountStrings = stringsPart('account', en)
