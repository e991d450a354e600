import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/offer'

export const offerStrings = stringsPart('offer', en)
