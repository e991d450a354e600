import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/auth'

export const authStrings = stringsPart('auth', en)
