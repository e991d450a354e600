import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/contact'

export const contactStrings = stringsPart('contact', en)
