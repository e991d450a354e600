import { stringsPart } from '../kit/t'
import { en } from '../strings/moderation.en'

export const moderationStrings = stringsPart(en, { de: async () => (await import('../strings/moderation.de')).de })
