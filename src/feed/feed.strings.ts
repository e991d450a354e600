import { stringsPart } from '../kit/t'
import { en } from '../strings/feed.en'

export const feedStrings = stringsPart(en, { de: async () => (await import('../strings/feed.de')).de })
