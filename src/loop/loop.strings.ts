import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/loop'

export const loopStrings = stringsPart('loop', en)
