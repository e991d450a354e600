import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/profile'

export const profileStrings = stringsPart('profile', en)
