import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/reportPerson'

export const personReportStrings = stringsPart('reportPerson', en)
