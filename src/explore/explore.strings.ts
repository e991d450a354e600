import { stringsPart } from '../kit/t'
import { en } from '../strings/en/explore'

export const exploreStrings = stringsPart('explore', en)
