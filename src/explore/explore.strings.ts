import { stringsPart } from '../kit/t'
import { en } from '../strings/explore.en'

export const exploreStrings = stringsPart(en, { de: async () => (await import('../strings/explore.de')).de })
