import { stringsPart } from '../kit/t'
import { en } from '../strings/getApp.en'

export const getAppStrings = stringsPart(en, { de: async () => (await import('../strings/getApp.de')).de })
