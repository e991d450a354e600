import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/comments'

export const commentsStrings = stringsPart('comments', en)
