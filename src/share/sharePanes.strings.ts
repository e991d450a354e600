import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/sharePanes'

export const sharePanesStrings = stringsPart('sharePanes', en)
