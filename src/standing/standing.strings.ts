import { stringsPart } from '../kit/t'
import { en } from '../strings/standing.en'

export const standingStrings = stringsPart(en, { de: async () => (await import('../strings/standing.de')).de })
