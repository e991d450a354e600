import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/phone'

export const phoneStrings = stringsPart('phone', en)
