import { stringsPart } from '../kit/t'
import { en } from '../strings/en/posts'

export const postsStrings = stringsPart('posts', en)
