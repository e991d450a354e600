import { stringsPart } from '../kit/t'
import { en } from '../strings/en/sharePanes'

export const sharePanesStrings = stringsPart('sharePanes', en)
