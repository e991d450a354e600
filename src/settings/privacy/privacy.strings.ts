import { stringsPart } from '../../kit/t'
import { en } from '../../strings/privacy.en'

export const privacyStrings = stringsPart(en, { de: async () => (await import('../../strings/privacy.de')).de })
