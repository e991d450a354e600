import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/getApp'

export const getAppStrings = stringsPart('getApp', en)
