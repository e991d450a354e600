import { stringsPart } from '../kit/t'
import { en } from '../strings/en/phone'

export const phoneStrings = stringsPart('phone', en)
