import { stringsPart } from '../kit/t'
import { en } from '../strings/search.en'

export const searchStrings = stringsPart(en, { de: async () => (await import('../strings/search.de')).de })
