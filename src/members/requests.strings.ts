import { stringsPart } from '../kit/t'
import { en } from '../strings/requests.en'

export const requestsStrings = stringsPart(en, { de: async () => (await import('../strings/requests.de')).de })
