import { stringsPart } from '../../kit/t'
import { en } from '../../strings/reportPerson.en'

export const personReportStrings = stringsPart(en, {
  de: async () => (await import('../../strings/reportPerson.de')).de,
})
