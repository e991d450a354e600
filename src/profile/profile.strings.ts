import { stringsPart } from '../kit/t'
import { en } from '../strings/profile.en'

export const profileStrings = stringsPart(en, {
  de: async () => (await import('../strings/profile.de')).de,
})
