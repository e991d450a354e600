import { stringsPart } from '../kit/t'
import { en } from '../strings/saved.en'

export const savedStrings = stringsPart(en, { de: async () => (await import('../strings/saved.de')).de })
