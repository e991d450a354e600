import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/contact'

export const contactStrings = stringsPart('contact', en)
