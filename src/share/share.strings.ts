import { stringsPart } from '../kit/t'
import { en } from '../strings/en/share'

export const shareStrings = stringsPart('share', en)
