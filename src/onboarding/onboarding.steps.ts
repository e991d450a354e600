import type { StepViews } from '../modal/stepContext'

/** Onboarding steps after a sign-in, except for the username, which is a step of the profile. */
export const onboardingSteps = {
  BRAND_GUIDELINES: () => import('./guidelines/BrandGuidelines'),
  CATEGORY_SELECTION: () => import('./interests/CategorySelection'),
  WELCOME: () => import('./welcome/Welcome'),
} satisfies StepViews
