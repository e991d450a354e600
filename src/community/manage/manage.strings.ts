import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/manage'

export const manageStrings = stringsPart('manage', en)
