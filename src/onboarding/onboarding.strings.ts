import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/onboarding'

export const onboardingStrings = stringsPart('onboarding', en)
