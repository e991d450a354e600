import { stringsPart } from '../kit/t'
import { en } from '../strings/posters.en'

export const posterStrings = stringsPart(en, { de: async () => (await import('../strings/posters.de')).de })
