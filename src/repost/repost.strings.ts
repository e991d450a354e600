import { stringsPart } from '../kit/t'
import { en } from '../strings/repost.en'

export const repostStrings = stringsPart(en, { de: async () => (await import('../strings/repost.de')).de })
