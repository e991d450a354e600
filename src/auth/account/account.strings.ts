import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/account'

export const accountStrings = stringsPart('account', en)
