import { stringsPart } from '../kit/t'
import { en } from '../strings/app.en'

export const appStrings = stringsPart(en, { de: async () => (await import('../strings/app.de')).de })
