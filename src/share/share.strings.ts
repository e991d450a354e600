import { stringsPart } from '../kit/t'
import { en } from '../strings/share.en'

export const shareStrings = stringsPart(en, { de: async () => (await import('../strings/share.de')).de })
