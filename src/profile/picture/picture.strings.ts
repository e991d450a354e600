import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/picture'

export const pictureStrings = stringsPart('picture', en)
