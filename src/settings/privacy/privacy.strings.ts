import { stringsPart } from '../../kit/strings'
import { en } from '../../strings/en/privacy'

export const privacyStrings = stringsPart('privacy', en)
