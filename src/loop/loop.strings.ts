import { stringsPart } from '../kit/t'
import { en } from '../strings/loop.en'

export const loopStrings = stringsPart(en, { de: async () => (await import('../strings/loop.de')).de })
