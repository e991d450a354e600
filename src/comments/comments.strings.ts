import { stringsPart } from '../kit/t'
import { en } from '../strings/comments.en'

export const commentsStrings = stringsPart(en, { de: async () => (await import('../strings/comments.de')).de })
