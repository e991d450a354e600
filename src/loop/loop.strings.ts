import { stringsPart } from '../kit/t'
import { en } from '../strings/en/loop'

export const loopStrings = stringsPart('loop', en)
