import { stringsPart } from '../../kit/t'
import { en } from '../../strings/en/privacy'

export const privacyStrings = stringsPart('privacy', en)
