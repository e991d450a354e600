import { stringsPart } from '../kit/t'
import { en } from '../strings/en/ads'

export const adStrings = stringsPart('ads', en)
