import { stringsPart } from '../kit/t'
import { en } from '../strings/en/devices'

export const devicesStrings = stringsPart('devices', en)
