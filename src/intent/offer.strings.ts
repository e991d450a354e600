import { stringsPart } from '../kit/t'
import { en } from '../strings/en/offer'

export const offerStrings = stringsPart('offer', en)
