import { stringsPart } from '../kit/t'
import { en } from '../strings/en/settings'

export const settingsStrings = stringsPart('settings', en)
