import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/categories'

export const categoriesStrings = stringsPart('categories', en)
