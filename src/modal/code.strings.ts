import { stringsPart } from '../kit/t'
import { en } from '../strings/code.en'

export const codeStrings = stringsPart(en, { de: async () => (await import('../strings/code.de')).de })
