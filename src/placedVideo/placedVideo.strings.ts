import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/placedVideo'

export const placedVideoStrings = stringsPart('placedVideo', en)
