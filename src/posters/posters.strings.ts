import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/posters'

export const posterStrings = stringsPart('posters', en)
