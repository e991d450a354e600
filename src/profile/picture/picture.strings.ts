import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/picture'

export const pictureStrings = stringsPart('picture', en)
