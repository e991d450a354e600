import { stringsPart } from '../kit/t'
import { en } from '../strings/offer.en'

export const offerStrings = stringsPart(en, { de: async () => (await import('../strings/offer.de')).de })
