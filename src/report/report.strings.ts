import { stringsPart } from '../kit/t'
import { en } from '../strings/en/report'

export const reportStrings = stringsPart('report', en)
