import { stringsPart } from '../../kit/t'
import { en } from '../../strings/manage.en'

export const manageStrings = stringsPart(en, { de: async () => (await import('../../strings/manage.de')).de })
