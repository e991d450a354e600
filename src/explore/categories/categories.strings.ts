import { stringsPart } from '../../kit/t'
import { en } from '../../strings/categories.en'

export const categoriesStrings = stringsPart(en, { de: async () => (await import('../../strings/categories.de')).de })
