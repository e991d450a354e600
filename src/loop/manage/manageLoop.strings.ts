import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/manageLoop'

export const manageLoopStrings = stringsPart('manageLoop', en)
