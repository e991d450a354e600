import type { StepViews } from '../modal'

/** The steps where a viewer changes something about themselves, or leaves. */
export const profileSteps = {
  EDIT_BIO: () => import('./EditBio'),
  EDIT_FULLNAME: () => import('./EditFullName'),
  EDIT_USERNAME: () => import('./EditUsername'),
  USERNAME_INPUT: () => import('./EditUsername'),
  EDIT_BIRTHDATE: () => import('./EditBirthDate'),
  EDIT_SOCIAL_PROFILES: () => import('./EditSocialProfiles'),
} satisfies StepViews
