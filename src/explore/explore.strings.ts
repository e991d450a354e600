import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/explore'

export const exploreStrings = stringsPart('explore', en)
