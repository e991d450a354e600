import { stringsPart } from '../kit/t'
import { en } from '../strings/sharePanes.en'

export const sharePanesStrings = stringsPart(en, { de: async () => (await import('../strings/sharePanes.de')).de })
