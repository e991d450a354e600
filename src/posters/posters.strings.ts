import { stringsPart } from '../kit/t'
import { en } from '../strings/en/posters'

export const posterStrings = stringsPart('posters', en)
