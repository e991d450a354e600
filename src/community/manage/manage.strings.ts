import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/manage'

export const manageStrings = stringsPart('manage', en)
