import { stringsPart } from '../kit/t'
import { en } from '../strings/en/getApp'

export const getAppStrings = stringsPart('getApp', en)
