import { stringsPart } from '../kit/t'
import { en } from '../strings/creator.en'

export const creatorStrings = stringsPart(en, { de: async () => (await import('../strings/creator.de')).de })
