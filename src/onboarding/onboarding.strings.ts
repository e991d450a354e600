import { stringsPart } from '../kit/t'
import { en } from '../strings/en/onboarding'

export const onboardingStrings = stringsPart('onboarding', en)
