import type { StepViews } from '../modal/stepContext'

/** The steps between signing in and going on; the username is the profile's. */
export const onboardingSteps = {
  BRAND_GUIDELINES: () => import('./guidelines/BrandGuidelines'),
  CATEGORY_SELECTION: () => import('./interests/CategorySelection'),
} satisfies StepViews
