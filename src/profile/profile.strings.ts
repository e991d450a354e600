import { stringsPart } from '../kit/t'
import { en } from '../strings/en/profile'

export const profileStrings = stringsPart('profile', en)
