import { stringsPart } from '../kit/t'
import { en } from '../strings/en/requests'

export const requestsStrings = stringsPart('requests', en)
