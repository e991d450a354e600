import { stringsPart } from '../kit/t'
import { en } from '../strings/ads.en'

export const adStrings = stringsPart(en, { de: async () => (await import('../strings/ads.de')).de })
