import { stringsPart } from '../kit/t'
import { en } from '../strings/auth.en'

export const authStrings = stringsPart(en, { de: async () => (await import('../strings/auth.de')).de })
