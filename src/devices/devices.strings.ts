import { stringsPart } from '../kit/t'
import { en } from '../strings/devices.en'

export const devicesStrings = stringsPart(en, { de: async () => (await import('../strings/devices.de')).de })
