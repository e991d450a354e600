import { stringsPart } from '../kit/t'
import { en } from '../strings/loopPage.en'

export const loopPageStrings = stringsPart(en, { de: async () => (await import('../strings/loopPage.de')).de })
