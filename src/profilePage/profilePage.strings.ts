import { stringsPart } from '../kit/t'
import { en } from '../strings/en/profilePage'

export const profilePageStrings = stringsPart('profilePage', en)
