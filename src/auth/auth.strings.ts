import { stringsPart } from '../kit/t'
import { en } from '../strings/en/auth'

export const authStrings = stringsPart('auth', en)
