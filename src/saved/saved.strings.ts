import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/saved'

export const savedStrings = stringsPart('saved', en)
