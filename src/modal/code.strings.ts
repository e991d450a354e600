import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/code'

export const codeStrings = stringsPart('code', en)
