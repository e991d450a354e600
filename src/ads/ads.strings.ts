import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/ads'

export const adStrings = stringsPart('ads', en)
