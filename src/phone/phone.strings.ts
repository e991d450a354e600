import { stringsPart } from '../kit/t'
import { en } from '../strings/phone.en'

export const phoneStrings = stringsPart(en, { de: async () => (await import('../strings/phone.de')).de })
