import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/reportPerson'

export const personReportStrings = stringsPart('reportPerson', en)
