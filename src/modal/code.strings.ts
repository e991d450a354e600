import { stringsPart } from '../kit/t'
import { en } from '../strings/en/code'

export const codeStrings = stringsPart('code', en)
