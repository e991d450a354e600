import { stringsPart } from '../kit/t'
import { en } from '../strings/report.en'

export const reportStrings = stringsPart(en, { de: async () => (await import('../strings/report.de')).de })
