import { stringsPart } from '../../kit/t'
import { en } from '../../strings/log.en'

export const logStrings = stringsPart(en, { de: async () => (await import('../../strings/log.de')).de })
