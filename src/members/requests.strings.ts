import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/requests'

export const requestsStrings = stringsPart('requests', en)
