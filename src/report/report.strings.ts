import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/report'

export const reportStrings = stringsPart('report', en)
