import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/devices'

export const devicesStrings = stringsPart('devices', en)
