import { stringsPart } from '../kit/t'
import { en } from '../strings/invite.en'

export const inviteStrings = stringsPart(en, { de: async () => (await import('../strings/invite.de')).de })
