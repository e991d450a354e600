import { stringsPart } from '../kit/t'
import { en } from '../strings/en/saved'

export const savedStrings = stringsPart('saved', en)
