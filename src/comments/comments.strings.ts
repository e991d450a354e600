import { stringsPart } from '../kit/t'
import { en } from '../strings/en/comments'

export const commentsStrings = stringsPart('comments', en)
