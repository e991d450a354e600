import { stringsPart } from '../kit/t'
import { en } from '../strings/members.en'

export const membersStrings = stringsPart(en, { de: async () => (await import('../strings/members.de')).de })
