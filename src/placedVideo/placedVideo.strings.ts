import { stringsPart } from '../kit/t'
import { en } from '../strings/en/placedVideo'

export const placedVideoStrings = stringsPart('placedVideo', en)
