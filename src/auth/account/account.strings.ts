import { stringsPart } from '../../kit/t'
import { en } from '../../strings/account.en'

export const accountStrings = stringsPart(en, { de: async () => (await import('../../strings/account.de')).de })
