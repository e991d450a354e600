import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/categories'

export const categoriesStrings = stringsPart('categories', en)
