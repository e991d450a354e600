import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/profilePage'

export const profilePageStrings = stringsPart('profilePage', en)
