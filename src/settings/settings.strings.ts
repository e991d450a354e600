import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/settings'

export const settingsStrings = stringsPart('settings', en)
