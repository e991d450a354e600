import { stringsPart } from '../../kit/t'
import { en } from '../../strings/join.en'

export const joinStrings = stringsPart(en, { de: async () => (await import('../../strings/join.de')).de })
