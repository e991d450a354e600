import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/feedMessage'

export const feedMessageStrings = stringsPart('feedMessage', en)
