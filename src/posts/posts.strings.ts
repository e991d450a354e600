import { stringsPart } from '../kit/t'
import { en } from '../strings/posts.en'

export const postsStrings = stringsPart(en, { de: async () => (await import('../strings/posts.de')).de })
