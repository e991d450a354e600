import { stringsPart } from '../../kit/t'
import { en } from '../../strings/manageLoop.en'

export const manageLoopStrings = stringsPart(en, { de: async () => (await import('../../strings/manageLoop.de')).de })
