import { stringsPart } from '../kit/t'
import { en } from '../strings/onboarding.en'

export const onboardingStrings = stringsPart(en, {
  de: async () => (await import('../strings/onboarding.de')).de,
})
