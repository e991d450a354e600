import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/posts'

export const postsStrings = stringsPart('posts', en)
