import { stringsPart } from '../kit/t'
import { en } from '../strings/settings.en'

export const settingsStrings = stringsPart(en, { de: async () => (await import('../strings/settings.de')).de })
