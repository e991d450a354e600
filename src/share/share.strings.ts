import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/share'

export const shareStrings = stringsPart('share', en)
