import { stringsPart } from '../kit/t'
import { en } from '../strings/community.en'

export const communityStrings = stringsPart(en, { de: async () => (await import('../strings/community.de')).de })
