import { stringsPart } from '../../kit/t'
import { en } from '../../strings/contact.en'

export const contactStrings = stringsPart(en, { de: async () => (await import('../../strings/contact.de')).de })
