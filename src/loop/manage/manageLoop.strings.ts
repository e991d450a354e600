import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/manageLoop'

export const manageLoopStrings = stringsPart('manageLoop', en)
