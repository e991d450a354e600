import { stringsPart } from '../kit/t'
import { en } from '../strings/profilePage.en'

export const profilePageStrings = stringsPart(en, { de: async () => (await import('../strings/profilePage.de')).de })
